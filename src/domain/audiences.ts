/**
 * Computes the audience of each section and site space of a site from the conditions of the item
 * and its section.
 */
import type { ClaimObject } from './adaptive-schema.ts';
import { type Audience, audienceAmong, audienceOf, NOBODY, unionOf } from './audiences/audience.ts';
import { kindsOf, MAX_KIND_COUNT } from './audiences/kinds.ts';
import { type Condition, holds } from './condition.ts';
import { cachedCondition } from './condition/cache.ts';
import type { StepCounter } from './condition/value.ts';
import { AppError } from './errors.ts';
import {
  inOrder,
  type SiteStructureParts,
  type PlacedSection,
  type PlacedSiteSpace,
  sectionsInOrder,
} from './site-structure.ts';
import type { ConditionalPart, VisibilityContext } from './visible-parts.ts';

/** A reason why fewer visitors than the condition allows, or none, can see an item. */
interface AudienceProblem {
  readonly type:
    | 'UNREADABLE'
    | 'MISFIT'
    | 'ADAPTIVE_CONTENT_OFF'
    | 'NO_SCHEMA'
    | 'NEVER_HOLDS'
    | 'CONTRADICTION'
    | 'SECTION_NEVER_SEEN'
    | 'NOTHING_SEEN'
    | 'IN_TRASH';
  readonly message: string;
}

/** The audience of a section or a site space. */
export interface ItemAudience<Item> {
  readonly item: Item;
  /** The condition of the item's section. */
  readonly inherited: string | null;
  readonly audience: Audience;
  readonly problems: readonly AudienceProblem[];
}

const MESSAGES = {
  ADAPTIVE_CONTENT_OFF:
    'Adaptive content is disabled, so items with a condition are hidden from every visitor. Enable it, or remove the condition.',
  NO_SCHEMA:
    'The site declares no claims, so no visitor has any. Set the adaptive schema of the site.',
  NEVER_HOLDS: 'This condition is true for no visitor.',
  CONTRADICTION: 'This condition and that of the section are never true for the same visitor.',
  SECTION_NEVER_SEEN: 'The section is visible to no visitor.',
  NOTHING_SEEN: 'No site space of the section is visible to any visitor, so the section is hidden.',
  IN_TRASH: 'The space is in the trash. Restore it, or remove it from the site.',
} as const;

const problem = (type: keyof typeof MESSAGES): AudienceProblem => ({
  type,
  message: MESSAGES[type],
});

type Section = PlacedSection & ConditionalPart;
type SiteSpace = PlacedSiteSpace & ConditionalPart;

/**
 * Returns the audience of each section and site space, in the order of the structure. The
 * evaluation steps are added to `work`.
 * @throws QUERY_TOO_COMPLEX with `limit` and `has` if the conditions of one item distinguish too
 * many kinds of visitors, or if all conditions together take too many steps.
 */
export function audiencesOf<S extends Section, P extends SiteSpace>(
  parts: SiteStructureParts<{ readonly id: string; readonly rank: string }, S, P>,
  site: Omit<VisibilityContext, 'claims'>,
  work: StepCounter = { steps: 0 },
): ItemAudience<S | P>[] {
  const survey = new Survey(site, work);
  const within = (sectionId: string | null): P[] =>
    inOrder(parts.siteSpaces.filter((one) => one.sectionId === sectionId));
  const root = within(null).map((siteSpace) => survey.siteSpace(siteSpace, undefined));
  return [
    ...root,
    ...sectionsInOrder(parts).flatMap((section) => survey.section(section, within(section.id))),
  ];
}

/** The parsed condition of an item, with its problems. */
interface OwnCondition {
  readonly condition: Condition | undefined;
  /** True if the item is hidden from everybody, whatever its condition. */
  readonly isHidden: boolean;
  readonly problems: readonly AudienceProblem[];
}

/** Maximum length of the conditions that are evaluated together, in characters. */
const MAX_TOTAL_LENGTH = 8_192;
const NO_CLAIMS: ClaimObject = { type: 'object', properties: {}, additionalProperties: false };

class Survey {
  private readonly site: Omit<VisibilityContext, 'claims'>;
  private readonly work: StepCounter;
  private readonly cache = new Map<string, Audience>();

  constructor(site: Omit<VisibilityContext, 'claims'>, work: StepCounter) {
    this.site = site;
    this.work = work;
  }

  /** Returns the audience of a section, followed by those of its site spaces. */
  section<S extends Section, P extends SiteSpace>(
    section: S,
    siteSpaces: readonly P[],
  ): ItemAudience<S | P>[] {
    const own = this.own(section);
    const alone = this.alone(section.id, own);
    const audiences = siteSpaces.map((siteSpace) =>
      this.siteSpace(siteSpace, { section, own, alone }),
    );
    const isEmpty =
      alone.sees !== 'NEVER' && audiences.every(({ audience }) => audience.sees === 'NEVER');
    const problems = [
      ...own.problems,
      ...this.neverHolds(own, alone),
      ...(isEmpty ? [problem('NOTHING_SEEN')] : []),
    ];
    const audience =
      alone.sees === 'NEVER' || isEmpty ? NOBODY : this.sectionAudience(own, audiences);
    return [{ item: section, inherited: null, audience, problems }, ...audiences];
  }

  siteSpace<P extends SiteSpace>(
    siteSpace: P,
    enclosing:
      | { readonly section: Section; readonly own: OwnCondition; readonly alone: Audience }
      | undefined,
  ): ItemAudience<P> {
    const own = this.own(siteSpace);
    const inherited = enclosing?.section.condition ?? null;
    const alone = this.alone(siteSpace.id, own);
    const problems = [...own.problems, ...this.neverHolds(own, alone)];
    if (!this.site.isLiving(siteSpace.spaceId))
      return {
        item: siteSpace,
        inherited,
        audience: NOBODY,
        problems: [...problems, problem('IN_TRASH')],
      };
    if (enclosing?.alone.sees === 'NEVER')
      return {
        item: siteSpace,
        inherited,
        audience: NOBODY,
        problems: [...problems, problem('SECTION_NEVER_SEEN')],
      };
    if (alone.sees === 'NEVER' || !enclosing?.own.condition)
      return { item: siteSpace, inherited, audience: alone, problems };
    const audience = own.condition
      ? this.all(siteSpace.id, [enclosing.own.condition, own.condition])
      : enclosing.alone;
    return {
      item: siteSpace,
      inherited,
      audience,
      problems: audience.sees === 'NEVER' ? [...problems, problem('CONTRADICTION')] : problems,
    };
  }

  private own({ condition }: ConditionalPart): OwnCondition {
    if (condition === null) return { condition: undefined, isHidden: false, problems: [] };
    const { adaptive, schema } = this.site;
    const cached = cachedCondition(condition, schema);
    const problems = [
      ...(adaptive ? [] : [problem('ADAPTIVE_CONTENT_OFF')]),
      ...(schema ? [] : [problem('NO_SCHEMA')]),
      ...(cached.problem ? [cached.problem] : []),
    ];
    return {
      condition: cached.condition,
      isHidden: !adaptive || cached.problem !== undefined,
      problems,
    };
  }

  /** Returns the audience of an item's own condition, without its section. */
  private alone(id: string, { condition, isHidden }: OwnCondition): Audience {
    return isHidden ? NOBODY : this.all(id, condition ? [condition] : []);
  }

  private neverHolds({ isHidden, problems }: OwnCondition, { sees }: Audience): AudienceProblem[] {
    return !isHidden && sees === 'NEVER' && problems.length === 0 ? [problem('NEVER_HOLDS')] : [];
  }

  private all(id: string, conditions: readonly Condition[]): Audience {
    const key = JSON.stringify(conditions.map(({ source }) => source));
    const known =
      this.cache.get(key) ??
      withItemId(id, () => audienceOf(conditions, this.site.schema ?? NO_CLAIMS, this.work));
    this.cache.set(key, known);
    return known;
  }

  /**
   * Returns the audience of a section: visitors for whom its condition holds and who can see one of
   * its site spaces.
   */
  private sectionAudience(
    own: OwnCondition,
    audiences: readonly ItemAudience<SiteSpace>[],
  ): Audience {
    const visible = audiences.filter(({ audience }) => audience.sees !== 'NEVER');
    const innerConditions = [...new Set(visible.map(({ item }) => item.condition))].map((text) =>
      text === null ? undefined : cachedCondition(text, this.site.schema).condition,
    );
    if (innerConditions.includes(undefined))
      return visible.find(({ item }) => item.condition === null)?.audience ?? NOBODY;
    const [outer, conditions] = [
      own.condition ? [own.condition] : [],
      innerConditions.filter((one) => one !== undefined),
    ];
    // Each site space was evaluated alone; all their conditions together may be too complex.
    const length = conditions.reduce((sum, { source }) => sum + source.length, 0);
    const kinds =
      length <= MAX_TOTAL_LENGTH
        ? kindsOf([...outer, ...conditions], this.site.schema ?? NO_CLAIMS, this.work)
        : undefined;
    if (!kinds || kinds.count > MAX_KIND_COUNT)
      return unionOf(visible.map(({ audience }) => audience));
    const sees = (claims: object) => (condition: Condition) =>
      holds(condition, { claims }, this.work);
    return audienceAmong(
      kinds,
      (claims) => outer.every(sees(claims)) && conditions.some(sees(claims)),
      this.work,
    );
  }
}

/** Adds the id of the item to an error about complexity. */
function withItemId<T>(id: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof AppError && error.details)
      throw new AppError(error.reason, error.message, { details: { ...error.details, item: id } });
    throw error;
  }
}
