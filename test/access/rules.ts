// Defines the rules of the access matrix and the scopes of its rows. Nothing of src is imported
// here.
import {
  anybody,
  type ContentRule,
  inOrganization,
  levelNames,
  levelOn,
  levelNameOn,
  type Row,
  levelName,
} from './row.ts';
import type { ActorProfile } from './actors.ts';

export const WRITE = 'organization:write';
export const MEMBERS = 'organization:members:read';
export const CHANGE = 'organization:members:write';
export const USER = 'user:read';
export const CHANGE_SPACE = 'space:write';
export const MERGE = 'change-request:merge';
export const GRANTS = 'space:permissions:read';
export const GRANT = 'space:permissions:write';
/** Stands for a token without scopes. */
export const UNRESTRICTED = '*';

export const level = (least: number, word: string) => ({
  may: (profile: ActorProfile) => profile.level >= least,
  needs: word,
});
export const admin = level(6, 'admin');
export const reader = level(1, 'read');
export const orSelf = <Rule extends Pick<Row, 'may' | 'needs'>>(rule: Rule) => ({
  ...rule,
  may: (profile: ActorProfile) => rule.may(profile) || profile.self,
});
export const adminOrOwner = {
  may: (profile: ActorProfile) => profile.level === 6 || profile.inTeam === 'owner',
  needs: 'admin',
};
export const readerOrInTeam = {
  may: (profile: ActorProfile) => profile.level >= 1 || profile.inTeam !== null,
  needs: 'read',
};
export const person = { may: (profile: ActorProfile) => profile.person, needs: 'a person' };

export const holder = (...scopes: string[]): Row => ({ scopes, about: 'anybody', ...anybody });
export const onMember = (rule: Pick<Row, 'may' | 'needs'>, ...scopes: string[]): Row => ({
  scopes,
  about: 'member',
  ...rule,
});
export const onTeam = (rule: Pick<Row, 'may' | 'needs'>, ...scopes: string[]): Row => ({
  scopes,
  about: 'team',
  ...rule,
});

const levelRule = (least: number) => ({
  may: (profile: ActorProfile) => levelOn(profile) >= least,
  needs: levelName(least),
  has: levelNameOn,
});
export const readOn = levelRule(1);
export const commentOn = levelRule(2);
export const editOn = levelRule(3);
export const reviewOn = levelRule(4);
export const createOn = levelRule(5);
/** Rule: `edit` for one's own change request, `review` for others'. The error names `review`. */
export const reviewOnOrOwn = { ...reviewOn, may: (profile: ActorProfile) => levelOn(profile) >= 3 };
/** Rule: only the author may edit a comment; the author is another user here. */
export const authorAlone = { ...commentOn, may: () => false, needs: 'oneself' };
/**
 * Rule: files of an organization require `edit` anywhere in it, by a role or by a level on any
 * space.
 */
export const editAnywhere = {
  may: (profile: ActorProfile) =>
    Math.max(profile.level, profile.content ?? 0, profile.grants?.outer ?? 0) >= 3,
  needs: 'edit',
  has: (profile: ActorProfile) => levelNames[profile.level] ?? '',
};
/** At the top of the organization the role is the level. */
export const createAtTheTop = {
  may: (profile: ActorProfile) => profile.level >= 5,
  needs: 'create',
  has: (profile: ActorProfile) => levelName(profile.level),
};
export const onContent = (rule: ContentRule, ...scopes: string[]): Row => ({
  scopes,
  about: 'content',
  ...rule,
});
export const onComment = (rule: ContentRule, ...scopes: string[]): Row => ({
  ...onContent(rule, ...scopes),
  about: 'comment',
});
export const put = (...scopes: string[]): Row => ({
  ...inOrganization(createOn, ...scopes),
  namesParent: true,
});
export const toTheTop = (...scopes: string[]): Row =>
  onContent(
    {
      may: (profile) => createOn.may(profile) && createAtTheTop.may(profile),
      needs: 'create',
      has: (profile) =>
        createOn.may(profile) ? createAtTheTop.has(profile) : levelNameOn(profile),
    },
    ...scopes,
  );
