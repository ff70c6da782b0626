/** Builds the bodies of pages in `/v1` from lists of pages. */
import { either, repeated } from './body-forms.ts';
import { nested } from './route.ts';

/** A page in a flat list. */
export interface ListedPage {
  readonly id: string;
  readonly parentId: string | null;
}

/** Returns pages as a tree, from a list in which parents precede their children. */
export const tree = (pages: readonly ListedPage[]) =>
  nested(pages, { id: 'id', parent: 'parentId', into: 'pages' });

/** Returns a page with its text in one format, if it has one, and its descendants as a tree. */
export const pageBody = <
  Page extends { readonly body?: object; readonly pages: readonly ListedPage[] },
>({
  body,
  pages,
  ...page
}: Page) => ({
  ...page,
  ...body,
  pages: tree(pages),
});

/** Returns the document of a page; null for a page without one. */
export const documentBody = ({ document = null }: { readonly document?: unknown }) => document;

/** The parameter `evaluated` of pages. */
export const EVALUATED = {
  description:
    'Whether variables, includes and conditions are rendered for the caller; with `deterministic-only`, conditions stay, because they depend on the visitor.',
  default: 'false',
  values: {
    false: { evaluated: false },
    true: { evaluated: true },
    'deterministic-only': { evaluated: true, deterministicOnly: true },
  },
};

/** The parameter `compat` of changes of a change request. */
export const COMPAT = {
  description:
    'Set to `false` for the pages and files that the changes were about, next to the change request.',
  default: 'true',
  values: { true: { compat: true }, false: { compat: false } },
};

/** Returns a change request, with the pages and files of an edit if they were selected. */
export const editBody = (
  changeRequest: object,
  changes: readonly object[] | undefined,
  insertedFiles: readonly object[] | undefined,
) =>
  either(
    changes === undefined
      ? null
      : { changeRequest, changes: repeated(changes, 'deletedPage', 'page'), insertedFiles },
    changeRequest,
  );
