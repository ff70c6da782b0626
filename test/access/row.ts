// What a row of the access matrix says: its scopes, for whom its subject is there, and who may. Nothing of src is imported here.
import type { Standing } from './standings.ts';

/** A refusal to who may, by what the thing or the input is. */
type StateFault = 'CONFLICT' | 'BAD_USER_INPUT' | 'SPACE_LOCKED' | 'INVALID_TRANSITION';

/** What happens. `nothing`: success without an effect, where a DELETE's target is not seen under a parent that is. */
export type Outcome =
  | { readonly is: 'allowed' | 'nothing' | 'NOT_FOUND' | 'UNAUTHENTICATED' | 'ALREADY_EXISTS' | StateFault }
  /** `has` is left open where he has no role that could be named. */
  | { readonly is: 'FORBIDDEN'; readonly needs: string; readonly has?: string };

/** His level on the content that is meant. */
export const levelOn = (who: Standing): number => (who.belongs ? (who.content ?? who.level) : 0);

/** Each site that is meant shows the space that is meant. */
const seesSite = (who: Standing): boolean => who.belongs && (who.level >= 1 || levelOn(who) >= 1);

/** Whom an operation's subject is there for. For all others it is not there. */
export const seen = {
  anybody: () => true,
  // Everything of an organization is seen, as being there, by who belongs to it.
  organization: (who: Standing) => who.belongs,
  member: (who: Standing) => (who.self && who.belongs) || (who.belongs && (who.level >= 1 || who.inTeam !== null)),
  team: (who: Standing) => who.belongs && (who.level >= 1 || who.inTeam !== null),
  // "a user's public fields: who shares an organization with him"
  user: (who: Standing) => who.belongs || who.self,
  token: (who: Standing) => who.self,
  // Who has a level there.
  content: (who: Standing) => levelOn(who) >= 1,
  // "comment, reply: view ≥ comment on the content"
  comment: (who: Standing) => levelOn(who) >= 2,
  // "a deleted space is given by GET to who has ≥ create on it; for everybody else, and for every other operation but restore, it is 404"
  deleted: (who: Standing) => levelOn(who) >= 5,
  // "Sites: read = organization role ≥ read, or read on one of its spaces".
  site: (who: Standing) => seesSite(who),
  // "Of a structure members see only site spaces whose space they may read, and no section that is empty by that".
  sitePart: (who: Standing) => seesSite(who) && levelOn(who) >= 1,
  // "openapi-spec: view ≥ read".
  openAPISpec: (who: Standing) => who.belongs && who.level >= 1,
  // "Translation-settings: view ≥ read", by the role.
  translationSettings: (who: Standing) => who.belongs && who.level >= 1,
  // The space of a language, which is seen with the settings and with the space.
  translation: (who: Standing) => who.belongs && who.level >= 1 && levelOn(who) >= 1,
  nobody: () => false,
} as const;

/** What is expected of an operation. */
export interface Row {
  /** The scopes that it takes: its own first, then those of the types that it shows. */
  readonly scopes: readonly string[];
  readonly about: keyof typeof seen;
  readonly may: (who: Standing) => boolean;
  /** The word for what is needed, which may be one thing after another. */
  readonly needs: string | ((who: Standing) => string);
  /** A DELETE whose target lies under a parent that is seen by more than it: the organization, or the content that a comment is about. */
  readonly below?: 'organization' | 'content';
  /** It needs no token; who sends a bad one is told so. */
  readonly isPublic?: true;
  /** It is about content; what he has there in a word, where that is not his level on it. */
  readonly has?: (who: Standing) => string;
  /** The collection to put something in is named in the body, and must be seen. */
  readonly namesParent?: true;
  /** What is asked for came into content: who may is given it where he sees that content. */
  readonly cameIntoContent?: true;
  /** What comes of it for who may; `nothing` of a DELETE whose target is not there. */
  readonly result?: StateFault | 'nothing';
}

export const READ = 'organization:read';
export const SPACE = 'space:read';

export const anybody = { may: () => true, needs: '' };
export const inOrganization = (rule: Pick<Row, 'may' | 'needs'>, ...scopes: string[]): Row => ({ scopes, about: 'organization', ...rule });

export const levelNames = ['guest', 'read', 'comment', 'edit', 'review', 'create', 'admin'];
/** A level on content, in a word. */
export const wordOf = (content: number): string => (content === 0 ? 'nothing' : (levelNames[content] ?? ''));
export const levelWord = (who: Standing): string => wordOf(levelOn(who));

/** A rule that turns on levels, or on more than a role; with a word for what he has. */
export type ContentRule = Pick<Row, 'may' | 'needs' | 'has'>;
