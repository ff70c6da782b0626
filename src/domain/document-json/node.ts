/** Defines the nodes of the JSON of a document, whose exact form `schema.ts` has. */

/** A value of JSON. A member that is undefined is absent. */
export type JSONValue =
  | string
  | number
  | boolean
  | null
  | readonly JSONValue[]
  | { readonly [name: string]: JSONValue | undefined };

/** The properties of a node. */
export interface JSONProperties {
  readonly [name: string]: JSONValue | undefined;
}

/** A mark of a text. */
export interface JSONMark {
  readonly object: 'mark';
  readonly type: string;
  readonly data?: JSONProperties;
}

/** A text whose parts have marks. */
export interface JSONText {
  readonly object: 'text';
  readonly leaves: readonly {
    readonly object: 'leaf';
    readonly text: string;
    readonly marks: readonly JSONMark[];
  }[];
}

/** Blocks that belong to a node by a name, such as the caption of an image. */
export interface JSONFragment {
  readonly object: 'fragment';
  readonly fragment: string;
  readonly type?: string;
  readonly nodes: readonly JSONBlock[];
}

/** A node in a line of text that is no text itself. */
export interface JSONInline {
  readonly object: 'inline';
  readonly type: string;
  readonly isVoid: boolean;
  readonly data: JSONProperties;
  readonly nodes?: readonly (JSONText | JSONInline)[];
  readonly fragments?: readonly JSONFragment[];
}

/** A block. */
export interface JSONBlock {
  readonly object: 'block';
  readonly type: string;
  readonly key?: string;
  readonly isVoid: boolean;
  readonly data: JSONProperties;
  readonly nodes?: readonly (JSONBlock | JSONText | JSONInline)[];
  readonly fragments?: readonly JSONFragment[];
  readonly meta?: { readonly id: string };
}

/** A document. */
export interface JSONDocument {
  readonly object: 'document';
  readonly data: JSONProperties;
  readonly nodes: readonly JSONBlock[];
}
