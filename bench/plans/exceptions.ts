// Lists the orders and conditions of lists whose statements touch more rows, with the reasons. They are
// not measured.

/** Orders or conditions of lists. */
interface Exception {
  /** Matches the name of the list and the argument, such as `Query.tokens orderBy: { … }`. */
  readonly matches: RegExp;
  readonly reason: string;
}

const EXCEPTIONS: readonly Exception[] = [
  {
    matches:
      /^Organization\.(invites|linkInvites|serviceAccounts|openAPISpecs|translationSettings) (orderBy: { field: (EXPIRES_AT|USES|NAME|UPDATED_AT|TITLE) }|filter: { (email|role|expires\w+|name|slug|processingState|failed|title|language|updated\w+):)/,
    reason:
      'the settings of an organization are some hundreds, which are read and sorted: only the order of creation has an index',
  },
  {
    matches:
      /^(Query|ServiceAccount)\.tokens (orderBy: { field: (LABEL|LAST_USED_AT) }|filter: { (label|used|expires\w+):)/,
    reason: 'the tokens of a user or of a service account are some tens, which are read and sorted',
  },
  {
    matches:
      /^Collection\.(spaces|collections|children) (orderBy: { field: (TITLE|CREATED_AT|UPDATED_AT) }|filter: { (title|visibility|created\w+|updated\w+|nested: true)\b)/,
    reason:
      'what one collection contains is some hundreds, which are read and sorted: an index for each order would be written by each change of a space',
  },
  {
    matches:
      /^Organization\.children (orderBy: { field: (TITLE|UPDATED_AT) }|filter: { (title|created\w+|updated\w+):)/,
    reason: 'the indexes of an organization by these keys contain what is below its root, too',
  },
  {
    matches: /^Organization\.(collections|spaces) filter: { (created|updated|parentId|visibility)/,
    reason: 'no index has both the time, the parent or the visibility and the key of the order',
  },
  {
    matches: /^Organization\.members filter: { (role: \[ADMIN, GUEST\]|search|sso: true)/,
    reason:
      'members of two roles are sorted; names lie in another table; and members sign in through SAML all or not at all',
  },
  {
    matches: /^Team\.members (orderBy: { field: NAME }|filter: { (search|role: OWNER))/,
    reason: 'names lie in another table than the members of a team, of whom few are owners',
  },
  {
    matches: /^Integration\.installations filter: { status: \[PAUSED\] }/,
    reason: 'only of an integration without a paused installation are all of them read',
  },
  {
    matches: /^Integration\.(space|site)Installations filter: { externalId: "rare" }/,
    reason: 'the rows of an external id are read from a bitmap, whichever integration they are of',
  },
  {
    matches: /^Space\.comments filter: { status: RESOLVED }/,
    reason: 'only in a space where no comment is resolved are all of them read',
  },
  {
    matches:
      /^(Query|Organization)\.integrations (orderBy: { field: TITLE }|filter: { search: "zanzibar" })/,
    reason:
      'before a cursor near the start the planner reads what is there, here 1,752 rows, and takes the order of the index where it is more; after one it intersects bitmaps of 60 blocks',
  },
];

/** Returns the reason why an argument of a list is not measured; undefined for all others. */
export const exceptionFor = (list: string, argument: string): string | undefined =>
  EXCEPTIONS.find(({ matches }) => matches.test(`${list} ${argument}`))?.reason;
