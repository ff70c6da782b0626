/** Defines the conflicts of a merge and applies the resolutions that callers send. */
import { canonical, hashOf, type Json } from '../content.ts';
import { badInput } from '../errors.ts';
import { checkEach, Problems } from '../problems.ts';

/** The kind of a conflict. */
export type ConflictKind =
  | 'FIELD'
  | 'MOVE'
  | 'CONTENT'
  | 'DELETE_EDIT'
  | 'ADD_ADD'
  | 'PARENT_DELETED'
  | 'MOVE_CYCLE'
  | 'PATH_COLLISION'
  | 'FILE'
  | 'VARIABLE'
  | 'REUSABLE_CONTENT';

/** One of the three sides of a merge. */
export type MergeSide = 'base' | 'ours' | 'theirs';

/** A value for each of the three sides. */
export interface ThreeWay<T> {
  readonly base: T;
  readonly ours: T;
  readonly theirs: T;
}

/** A range of blocks with its text. `to` is exclusive. */
export interface BlockRange {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A range of blocks that both sides changed differently. */
export type ConflictBlock = ThreeWay<BlockRange>;

/** A part of a text as merged so far: merged markdown, or the index of a range in conflict. */
export type TextSegment = { readonly text: string } | { readonly block: number };

/** The result for a range in conflict: that of a side, or a custom text. */
export type BlockChoice = MergeSide | { readonly text: string };

/** Changes of both sides that exclude each other. */
export interface Conflict extends ThreeWay<Json | null> {
  /** Stable id: it does not depend on other conflicts. */
  readonly id: string;
  readonly kind: ConflictKind;
  /** Id of the page. */
  readonly page?: string;
  /** Id of the file or the reusable content, or name of the variable. */
  readonly entry?: string;
  readonly field?: string;
  /** The conflicting blocks; only for conflicts of texts. */
  readonly blocks?: readonly ConflictBlock[];
  /** The text as merged so far, in order; only for conflicts of texts. */
  readonly segments?: readonly TextSegment[];
  /**
   * Other pages of the conflict: those of the cycle, the one with the same path, or the deleted
   * parent.
   */
  readonly related?: readonly string[];
  /** A hash of the three values, which changes when one of them changes. */
  readonly fingerprint: string;
}

/** A caller's decision about a conflict. */
export interface Resolution {
  readonly conflict: string;
  readonly fingerprint: string;
  readonly choice: 'OURS' | 'THEIRS' | 'BASE' | 'CUSTOM';
  /** The custom value; only with `CUSTOM`. */
  readonly value?: Json;
  /** Decisions about single ranges of a text; the other ranges follow `choice`. */
  readonly blocks?: readonly BlockResolution[];
}

/** A caller's decision about one range of a text in conflict. */
interface BlockResolution {
  readonly index: number;
  readonly choice: Resolution['choice'];
  /** The custom markdown; only with `CUSTOM`. */
  readonly text?: string | null | undefined;
}

/** A custom value. `refuse` creates the error for an invalid value. */
export interface CustomValue {
  readonly value: Json | undefined;
  readonly refuse: (message: string) => Error;
}

/** A decision: one of the sides, perhaps with another choice for some ranges, or a custom value. */
export type Decision = { readonly side: MergeSide; readonly custom?: CustomBlocks } | CustomValue;

/** A choice for each range of a text. `refuse` creates the error for an invalid text. */
export interface CustomBlocks {
  readonly choices: readonly BlockChoice[];
  readonly refuse: (message: string) => Error;
}

/** A conflict of the tree, with its repair. */
export interface TreeConflict {
  readonly conflict: Conflict;
  /** Returns whether the conflict still exists after others were repaired. */
  readonly isPresent: () => boolean;
  /** Returns whether a decision about it applies even if it no longer exists. */
  readonly isApplicable: () => boolean;
  /** Repairs the tree according to a decision. */
  readonly repair: (decision: Decision) => void;
  /**
   * Repairs the tree in the one way that creates no new conflict. It is used when later decisions
   * restore a conflict that was repaired.
   */
  readonly repairAgain: () => void;
}

/** Returns a conflict with its id and its fingerprint. `id` is the part after the kind. */
export function conflictOf(
  kind: ConflictKind,
  id: string,
  rest: Omit<Conflict, 'id' | 'kind' | 'fingerprint'>,
): Conflict {
  const { base, ours, theirs, page = null, entry = null, field = null } = rest;
  const fingerprint = hashOf(canonical([base, ours, theirs, kind, page, entry, field])).slice(
    0,
    32,
  );
  return { id: `${kind}:${id}`, kind, ...rest, fingerprint };
}

const sideByChoice = { OURS: 'ours', THEIRS: 'theirs', BASE: 'base' } as const;

/** A resolution with its index in the input. */
interface GivenResolution {
  readonly resolution: Resolution;
  readonly index: number;
}

/** Refuses decisions about ranges that a conflict does not have. */
function requireBlocks({ blocks = [] }: Conflict, { resolution, index }: GivenResolution): void {
  checkEach(resolution.blocks ?? [], (block, at) => {
    if (!blocks[block.index])
      throw badInput(
        `The conflict has no block ${block.index}.`,
        `input.resolutions.${index}.blocks.${at}.index`,
      );
  });
}

/** Returns the choice for each range of a conflict. */
function choicesOf(
  side: MergeSide,
  resolutions: readonly BlockResolution[],
  { blocks = [] }: Conflict,
): BlockChoice[] {
  const choices = blocks.map((): BlockChoice => side);
  for (const { index, choice, text } of resolutions)
    if (index in choices)
      choices[index] = choice === 'CUSTOM' ? { text: text ?? '' } : sideByChoice[choice];
  return choices;
}

/** The resolutions of a merge, each applied at most once. */
export class Decisions {
  /** The problems of custom values. */
  readonly problems = new Problems();
  private readonly given = new Map<string, GivenResolution>();
  private readonly matching = new Set<Resolution>();
  private readonly used = new Set<string>();
  private readonly all: readonly Resolution[];

  constructor(resolutions: readonly Resolution[]) {
    this.all = resolutions;
    for (const [index, resolution] of resolutions.entries())
      if (!this.given.has(resolution.conflict))
        this.given.set(resolution.conflict, { resolution, index });
  }

  private resolutionOf({ id, fingerprint }: Conflict): GivenResolution | undefined {
    const given = this.given.get(id);
    return given?.resolution.fingerprint === fingerprint ? given : undefined;
  }

  /** Marks the resolution of a conflict as matching, even if it is not applied in the end. */
  match(conflict: Conflict): void {
    const given = this.resolutionOf(conflict);
    if (given) this.matching.add(given.resolution);
  }

  /** Returns the decision about a conflict; undefined for none, and from the second call on. */
  take(conflict: Conflict): Decision | undefined {
    const given = this.resolutionOf(conflict);
    if (!given || this.used.has(conflict.id)) return undefined;
    this.match(conflict);
    this.used.add(conflict.id);
    const { choice, value, blocks } = given.resolution;
    if (blocks) this.problems.check(() => requireBlocks(conflict, given));
    if (choice !== 'CUSTOM') {
      const side = sideByChoice[choice];
      if (!blocks) return { side };
      const refuse = (message: string) =>
        badInput(message, `input.resolutions.${given.index}.blocks`);
      return { side, custom: { choices: choicesOf(side, blocks, conflict), refuse } };
    }
    return {
      value,
      refuse: (message) => badInput(message, `input.resolutions.${given.index}.value`),
    };
  }

  /** Returns whether a conflict has a resolution, applied or not. */
  isDecided = (conflict: Conflict): boolean => this.resolutionOf(conflict) !== undefined;

  /** Returns the stale resolutions: those that match no conflict of this merge. */
  stale = (): Resolution[] => this.all.filter((resolution) => !this.matching.has(resolution));
}
