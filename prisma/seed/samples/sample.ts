/** Defines samples of blocks, inlines and marks, and the targets of their links. */
import { demoId } from '../ids.ts';

/** A sample of one type. */
export interface Sample<Type extends string> {
  readonly type: Type;
  /** The title of its section. Unique among all samples. */
  readonly title: string;
  /** One sentence that says what the type is for. */
  readonly purpose: string;
  readonly markdown: string;
}

/** The address of the file `palette.svg` of the demo site. */
export const FILE_ADDRESS = `/files/${demoId('File', 'palette')}`;
/** The address of the page First space of the demo site. */
export const PAGE_ADDRESS = `/pages/${demoId('Page', 'guide 4')}`;
/** The id of the reusable content Support of the demo site. */
export const SUPPORT = demoId('ReusableContent', 'guide 1');

/** Joins the lines of a sample. */
export const lines = (...texts: readonly string[]): string => texts.join('\n');
