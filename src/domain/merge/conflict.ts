/** What a merge cannot decide, and what somebody decided about it. */
import { canonical, hashOf, type Json } from '../content.ts';
import { badInput } from '../errors.ts';

/** What a conflict is about. */
export type ConflictKind = 'FIELD' | 'MOVE' | 'CONTENT' | 'DELETE_EDIT' | 'ADD_ADD' | 'PARENT_DELETED' | 'MOVE_CYCLE' | 'PATH_COLLISION' | 'FILE' | 'VARIABLE' | 'REUSABLE_CONTENT';

/** One of the three states that a merge is given. */
export type Side = 'base' | 'ours' | 'theirs';

/** All three, each with its part. */
export interface Three<T> {
  readonly base: T;
  readonly ours: T;
  readonly theirs: T;
}

/** Blocks `from` up to, but not including, `to`, and what they say. */
export interface BlockRange {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Blocks of a text of which both sides made different things. */
export type ConflictBlock = Three<BlockRange>;

/** What both sides changed in ways that exclude each other. */
export interface Conflict extends Three<Json | null> {
  /** The same for the same conflict, whatever else there is. */
  readonly id: string;
  readonly kind: ConflictKind;
  /** Id of the page. */
  readonly page?: string;
  /** Id of the file or the reusable content, or name of the variable. */
  readonly entry?: string;
  readonly field?: string;
  /** Where a text is in conflict. */
  readonly blocks?: readonly ConflictBlock[];
  /** Other pages that are meant: those of the ring, the one with the same path, the parent that is gone. */
  readonly related?: readonly string[];
  /** The same as long as the three values are. */
  readonly fingerprint: string;
}

/** What somebody decided about a conflict. */
export interface Resolution {
  readonly conflict: string;
  readonly fingerprint: string;
  readonly choice: 'OURS' | 'THEIRS' | 'BASE' | 'CUSTOM';
  /** With `CUSTOM`. */
  readonly value?: Json;
}

/** A value that is no side's; `refuse` makes the fault that it is refused with. */
export interface CustomValue {
  readonly value: Json | undefined;
  readonly refuse: (message: string) => Error;
}

/** What was decided: a side, or a value of its own. */
export type Decision = { readonly side: Side } | CustomValue;

/** Something that is wrong with a tree. */
export interface Trouble {
  readonly conflict: Conflict;
  /** Whether it is still so, after others were mended. */
  readonly holds: () => boolean;
  /** Whether a decision about it counts even if it is no longer so. */
  readonly counts: () => boolean;
  /** Mends it as somebody decided. */
  readonly mend: (decision: Decision) => void;
  /** Mends it in the one way that makes no new trouble, where decisions about others brought back what had been mended. */
  readonly mendAgain: () => void;
}

/** A conflict with its id and its fingerprint. `id` is what the kind's name is followed by. */
export function conflictOf(kind: ConflictKind, id: string, rest: Omit<Conflict, 'id' | 'kind' | 'fingerprint'>): Conflict {
  const { base, ours, theirs, page = null, entry = null, field = null } = rest;
  const fingerprint = hashOf(canonical([base, ours, theirs, kind, page, entry, field])).slice(0, 32);
  return { id: `${kind}:${id}`, kind, ...rest, fingerprint };
}

const sides = { OURS: 'ours', THEIRS: 'theirs', BASE: 'base' } as const;

/** The resolutions given for the conflicts of a merge, each used at most once. */
export class Decisions {
  private readonly given = new Map<string, { readonly resolution: Resolution; readonly index: number }>();
  private readonly fits = new Set<Resolution>();
  private readonly used = new Set<string>();
  private readonly all: readonly Resolution[];

  constructor(resolutions: readonly Resolution[]) {
    this.all = resolutions;
    for (const [index, resolution] of resolutions.entries()) if (!this.given.has(resolution.conflict)) this.given.set(resolution.conflict, { resolution, index });
  }

  private fitting({ id, fingerprint }: Conflict): { readonly resolution: Resolution; readonly index: number } | undefined {
    const given = this.given.get(id);
    return given?.resolution.fingerprint === fingerprint ? given : undefined;
  }

  /** Takes note of a conflict: a resolution of it is none about other content, even if it is not used in the end. */
  meet(conflict: Conflict): void {
    const given = this.fitting(conflict);
    if (given) this.fits.add(given.resolution);
  }

  /** What was decided about a conflict; undefined for nothing, and from the second time on. */
  take(conflict: Conflict): Decision | undefined {
    const given = this.fitting(conflict);
    if (!given || this.used.has(conflict.id)) return undefined;
    this.meet(conflict);
    this.used.add(conflict.id);
    const { choice, value } = given.resolution;
    if (choice !== 'CUSTOM') return { side: sides[choice] };
    return { value, refuse: (message) => badInput(message, `input.resolutions.${given.index}.value`) };
  }

  /** Whether something was decided about a conflict, done already or not. */
  isDecided = (conflict: Conflict): boolean => this.fitting(conflict) !== undefined;

  /** Resolutions that fit no conflict that was met. */
  unfit = (): Resolution[] => this.all.filter((resolution) => !this.fits.has(resolution));
}
