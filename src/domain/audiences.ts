/** Who sees what of a site: each section and site space, by its conditions and what stands around it. */
import type { ClaimObject } from './adaptive-schema.ts';
import { type Audience, audienceAmong, audienceOf, NOBODY, unionOf } from './audiences/audience.ts';
import { kindsOf, MOST_KINDS } from './audiences/kinds.ts';
import { type Condition, holds } from './condition.ts';
import { keptCondition } from './condition/kept.ts';
import type { Work } from './condition/value.ts';
import { Fault } from './errors.ts';
import { inOrder, type Parts, type PlacedSection, type PlacedSiteSpace, sectionsInOrder } from './site-structure.ts';
import type { Conditional, Visit } from './visible-parts.ts';

/** Why something is seen by fewer than its condition says, or by nobody. */
export interface AudienceProblem {
  readonly type: 'UNREADABLE' | 'MISFIT' | 'ADAPTIVE_CONTENT_OFF' | 'NO_SCHEMA' | 'NEVER_HOLDS' | 'CONTRADICTION' | 'SECTION_NEVER_SEEN' | 'NOTHING_SEEN' | 'IN_TRASH';
  readonly message: string;
}

/** Who sees a section or a site space. */
export interface ItemAudience<Item> {
  readonly item: Item;
  /** The condition of its section. */
  readonly inherited: string | null;
  readonly audience: Audience;
  readonly problems: readonly AudienceProblem[];
}

const MESSAGES = {
  ADAPTIVE_CONTENT_OFF: 'Adaptive content is off, so what has a condition is hidden from every visitor. Turn it on, or remove the condition.',
  NO_SCHEMA: 'The site declares no claims, so no visitor brings any. Set its adaptive schema.',
  NEVER_HOLDS: 'No visitor fulfills this condition.',
  CONTRADICTION: 'This condition and that of the section never hold for the same visitor.',
  SECTION_NEVER_SEEN: 'No visitor sees its section.',
  NOTHING_SEEN: 'No visitor sees any of its site spaces, so the section is hidden.',
  IN_TRASH: 'The space is in the trash. Restore it, or take it from the site.',
} as const;

const problem = (type: keyof typeof MESSAGES): AudienceProblem => ({ type, message: MESSAGES[type] });

type Section = PlacedSection & Conditional;
type SiteSpace = PlacedSiteSpace & Conditional;

/**
 * Who sees each section and each site space, in the order of the structure. Its steps are added to `work`.
 * QUERY_TOO_COMPLEX, with `limit` and `has`, when the conditions of one of them tell too many kinds of visitors apart, or all together take too long.
 */
export function audiencesOf<S extends Section, P extends SiteSpace>(
  parts: Parts<{ readonly id: string; readonly rank: string }, S, P>,
  site: Omit<Visit, 'claims'>,
  work: Work = { steps: 0 },
): ItemAudience<S | P>[] {
  const survey = new Survey(site, work);
  const within = (sectionId: string | null): P[] => inOrder(parts.siteSpaces.filter((one) => one.sectionId === sectionId));
  const root = within(null).map((siteSpace) => survey.siteSpace(siteSpace, undefined));
  return [...root, ...sectionsInOrder(parts).flatMap((section) => survey.section(section, within(section.id)))];
}

/** What the condition of an item comes to: one to go by, or none; and what is wrong with it. */
interface Own {
  readonly condition: Condition | undefined;
  /** Whether nobody sees the item, whatever its condition says. */
  readonly isHidden: boolean;
  readonly problems: readonly AudienceProblem[];
}

/** Characters of conditions that are gone through together at most. */
const LONGEST_TOGETHER = 8_192;
const NO_CLAIMS: ClaimObject = { type: 'object', properties: {}, additionalProperties: false };

class Survey {
  private readonly site: Omit<Visit, 'claims'>;
  private readonly work: Work;
  private readonly known = new Map<string, Audience>();

  constructor(site: Omit<Visit, 'claims'>, work: Work) {
    this.site = site;
    this.work = work;
  }

  /** A section, and the site spaces in it behind it. */
  section<S extends Section, P extends SiteSpace>(section: S, siteSpaces: readonly P[]): ItemAudience<S | P>[] {
    const own = this.own(section);
    const alone = this.alone(section.id, own);
    const told = siteSpaces.map((siteSpace) => this.siteSpace(siteSpace, { section, own, alone }));
    const isEmpty = alone.sees !== 'NEVER' && told.every(({ audience }) => audience.sees === 'NEVER');
    const problems = [...own.problems, ...this.neverHolds(own, alone), ...(isEmpty ? [problem('NOTHING_SEEN')] : [])];
    const audience = alone.sees === 'NEVER' || isEmpty ? NOBODY : this.holder(own, told);
    return [{ item: section, inherited: null, audience, problems }, ...told];
  }

  siteSpace<P extends SiteSpace>(siteSpace: P, above: { readonly section: Section; readonly own: Own; readonly alone: Audience } | undefined): ItemAudience<P> {
    const own = this.own(siteSpace);
    const inherited = above?.section.condition ?? null;
    const alone = this.alone(siteSpace.id, own);
    const problems = [...own.problems, ...this.neverHolds(own, alone)];
    if (!this.site.isLiving(siteSpace.spaceId)) return { item: siteSpace, inherited, audience: NOBODY, problems: [...problems, problem('IN_TRASH')] };
    if (above?.alone.sees === 'NEVER') return { item: siteSpace, inherited, audience: NOBODY, problems: [...problems, problem('SECTION_NEVER_SEEN')] };
    if (alone.sees === 'NEVER' || !above?.own.condition) return { item: siteSpace, inherited, audience: alone, problems };
    const audience = own.condition ? this.all(siteSpace.id, [above.own.condition, own.condition]) : above.alone;
    return { item: siteSpace, inherited, audience, problems: audience.sees === 'NEVER' ? [...problems, problem('CONTRADICTION')] : problems };
  }

  private own({ condition }: Conditional): Own {
    if (condition === null) return { condition: undefined, isHidden: false, problems: [] };
    const { adaptive, schema } = this.site;
    const kept = keptCondition(condition, schema);
    const problems = [...(adaptive ? [] : [problem('ADAPTIVE_CONTENT_OFF')]), ...(schema ? [] : [problem('NO_SCHEMA')]), ...(kept.problem ? [kept.problem] : [])];
    return { condition: kept.condition, isHidden: !adaptive || kept.problem !== undefined, problems };
  }

  /** Who sees what has this condition, whatever stands around it. */
  private alone(id: string, { condition, isHidden }: Own): Audience {
    return isHidden ? NOBODY : this.all(id, condition ? [condition] : []);
  }

  private neverHolds({ isHidden, problems }: Own, { sees }: Audience): AudienceProblem[] {
    return !isHidden && sees === 'NEVER' && problems.length === 0 ? [problem('NEVER_HOLDS')] : [];
  }

  private all(id: string, conditions: readonly Condition[]): Audience {
    const key = JSON.stringify(conditions.map(({ source }) => source));
    const known = this.known.get(key) ?? named(id, () => audienceOf(conditions, this.site.schema ?? NO_CLAIMS, this.work));
    this.known.set(key, known);
    return known;
  }

  /** Who sees a section: for whom its condition holds, and who sees something in it. */
  private holder(own: Own, told: readonly ItemAudience<SiteSpace>[]): Audience {
    const seen = told.filter(({ audience }) => audience.sees !== 'NEVER');
    const inner = [...new Set(seen.map(({ item }) => item.condition))].map((text) => (text === null ? undefined : keptCondition(text, this.site.schema).condition));
    if (inner.includes(undefined)) return seen.find(({ item }) => item.condition === null)?.audience ?? NOBODY;
    const [outer, conditions] = [own.condition ? [own.condition] : [], inner.filter((one) => one !== undefined)];
    // Each of its site spaces can be told of; what they have in common may be too much to go through.
    const length = conditions.reduce((sum, { source }) => sum + source.length, 0);
    const found = length <= LONGEST_TOGETHER ? kindsOf([...outer, ...conditions], this.site.schema ?? NO_CLAIMS, this.work) : undefined;
    if (!found || found.count > MOST_KINDS) return unionOf(seen.map(({ audience }) => audience));
    const sees = (claims: object) => (condition: Condition) => holds(condition, { claims }, this.work);
    return audienceAmong(found, (claims) => outer.every(sees(claims)) && conditions.some(sees(claims)), this.work);
  }
}

/** Names the item that is too complex. */
function named<T>(id: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Fault && error.details) throw new Fault(error.reason, error.message, { details: { ...error.details, item: id } });
    throw error;
  }
}
