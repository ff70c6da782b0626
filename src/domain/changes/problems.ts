/** Collects the problems of a batch of changes. */
import type { Problem } from '../errors.ts';
import { Problems } from '../problems.ts';
import type { Change, RefusedChange } from './change.ts';

/**
 * The problems of a batch of changes. A change that depends on a refused one is neither applied nor
 * reported, because it may be valid once that one is corrected.
 */
export class BatchProblems extends Problems {
  /** The refs and ids that refused changes would have defined. */
  readonly #missing = new Set<string>();
  /** True if a refused change could have freed a slug or moved a page. */
  #isTreeUncertain = false;

  /** Records a change that is refused. */
  refuse({ defines, changesTree }: RefusedChange): void {
    for (const name of defines) if (name != null) this.#missing.add(name);
    this.#isTreeUncertain ||= changesTree;
  }

  /**
   * Applies a change, and keeps its problems. Returns false if the changes after it depend on it in
   * ways that its names do not show.
   */
  apply(change: Change, run: () => void): boolean {
    if (this.isFull) return false;
    if (namesIn(change).some((name) => this.#missing.has(name))) {
      this.refuse(refusalOf(change));
      return change.kind !== 'revertPage';
    }
    const isApplied = this.check(() => {
      run();
      return true;
    });
    if (isApplied) return true;
    this.refuse(refusalOf(change));
    return change.kind !== 'revertPage'; // it would have restored other pages
  }

  /** Slugs and parents depend on the other pages. */
  protected override isReported({ reason }: Problem): boolean {
    return !this.#isTreeUncertain || (reason !== 'ALREADY_EXISTS' && reason !== 'CONFLICT');
  }
}

/** Returns the refs and ids that a change uses. */
function namesIn(change: Change): string[] {
  switch (change.kind) {
    case 'insertPage':
    case 'updatePage': {
      const { into, fields = {} } = change;
      const ids = [fields['cover'], fields['target']].flatMap((value) =>
        Object.values(Object(value)),
      );
      return [
        ...(change.kind === 'updatePage' ? [change.page] : []),
        ...(into == null ? [] : [into]),
        ...ids.filter((id) => typeof id === 'string'),
      ];
    }
    case 'updateBlocks':
    case 'deletePage':
    case 'revertPage':
      return [change.page];
    case 'deleteFile':
      return [change.file];
    case 'updateReusableContent':
    case 'deleteReusableContent':
      return [change.id];
    case 'insertFile':
    case 'insertReusableContent':
    case 'setVariables':
      return [];
  }
}

/** Returns what is unknown after a change is refused. */
function refusalOf(change: Change): RefusedChange {
  const changesTree = change.kind === 'updatePage';
  if (change.kind === 'insertFile') return { defines: [change.ref, change.file.id], changesTree };
  return {
    defines:
      change.kind === 'insertPage' || change.kind === 'insertReusableContent' ? [change.ref] : [],
    changesTree,
  };
}
