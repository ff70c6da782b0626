// Everybody who asks in the matrix. Nothing of src is imported here.

/** Everybody who asks in the matrix, with what is so about him. */
export interface Standing {
  /** What he sends: nothing, a token that is no good, or a good one. */
  readonly token: 'none' | 'bad' | 'good';
  /** Which scopes his token has, seen from the operation; `all` is a token without scopes. */
  readonly scopes: 'all' | 'every needed' | 'first missing' | 'first only';
  /** A person, not a service account. */
  readonly person: boolean;
  /** Belongs to Acme: is a member and not disabled, or is a service account of it. */
  readonly belongs: boolean;
  /** 0 guest, 1 read, 2 comment, 3 edit, 4 review, 5 create, 6 admin. */
  readonly level: number;
  /** In the team that is meant, as what. */
  readonly inTeam: 'owner' | 'member' | null;
  /** Is the person that the operation is about, and the holder of the personal token it is about. */
  readonly self: boolean;
  /** His token is good for other organizations only. */
  readonly boundElsewhere: boolean;
  /** His level on the content that is meant, as a number like that of his role; his role unless something was given there. */
  readonly content?: number;
  /** What else sets his level on content apart from his role; he is asked about content alone. */
  readonly given?: Given;
}

/** What was given to somebody, or to teams of his, on the collection in which the content lies, and on the one around that. */
export interface Given {
  readonly direct?: number;
  readonly teams?: readonly number[];
  readonly fartherOff?: number;
}

const nothing: Standing = { token: 'good', scopes: 'all', person: true, belongs: false, level: 0, inTeam: null, self: false, boundElsewhere: false };
const member = (level: number): Standing => ({ ...nothing, belongs: true, level });
const given = (level: number, content: number, what: Given): Standing => ({ ...member(level), content, given: what });

export const standings = {
  'no token': { ...nothing, token: 'none' },
  'a garbage token': { ...nothing, token: 'bad' },
  'an expired token': { ...nothing, token: 'bad' },
  'a revoked token': { ...nothing, token: 'bad' },
  'an admin whose token lacks the scope': { ...member(6), scopes: 'first missing' },
  'an admin whose token has the first scope alone': { ...member(6), scopes: 'first only' },
  'an admin whose token has every scope needed': { ...member(6), scopes: 'every needed' },
  'a stranger': nothing,
  'a former member': nothing,
  'a disabled member': nothing,
  'a guest': member(0),
  // To the team that is meant, and to the subject, the level read was given on the content itself.
  'a guest in the team': { ...member(0), inTeam: 'member', content: 1 },
  'a guest who owns the team': { ...member(0), inTeam: 'owner', content: 1 },
  'who reads': member(1),
  'who comments': member(2),
  'who edits': member(3),
  'who reviews': member(4),
  'who creates': member(5),
  'an admin': member(6),
  'who reads and owns the team': { ...member(1), inTeam: 'owner' },
  'the subject himself': { ...member(0), inTeam: 'member', self: true, content: 1 },
  'the subject himself with a token bound elsewhere': { ...nothing, self: true, boundElsewhere: true },
  'a service account': { ...member(3), person: false },
  'an admin service account': { ...member(6), person: false },
  'a guest who was given read': given(0, 1, { direct: 1 }),
  'a guest who was given comment': given(0, 2, { direct: 2 }),
  'a guest who was given edit': given(0, 3, { direct: 3 }),
  'a guest who was given review': given(0, 4, { direct: 4 }),
  'a guest who was given create': given(0, 5, { direct: 5 }),
  'a guest who was given admin': given(0, 6, { direct: 6 }),
  // The nearest decides, his own before his teams', the highest of those; and nothing lowers an admin.
  'who edits and was given null here, admin farther off': given(3, 0, { direct: 0, fartherOff: 6 }),
  'who edits and was given read, his team create': given(3, 1, { direct: 1, teams: [5] }),
  'who edits, and whose teams were given null': given(3, 0, { teams: [0, 0] }),
  'who edits, and whose teams were given null and comment': given(3, 2, { teams: [0, 2] }),
  'a guest whose team was given create, he himself read farther off': given(0, 5, { teams: [5], fartherOff: 1 }),
  'who creates and was given edit': given(5, 3, { direct: 3 }),
  'an admin who was given null': given(6, 6, { direct: 0 }),
} satisfies Readonly<Record<string, Standing>>;

export type Actor = keyof typeof standings;

export const actors = Object.keys(standings) as readonly Actor[]; // the keys of the table above
