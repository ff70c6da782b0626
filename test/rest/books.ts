/**
 * A second toy API for the tests of the REST engine: books of chapters, edits of them, and their
 * pictures.
 */
import { makeExecutableSchema } from '@graphql-tools/schema';
import { badInput } from '../../src/domain/errors.ts';
import { scalars } from '../../src/graphql/scalars.ts';
import { family, nested, type Route, route } from '../../src/rest/route.ts';
import type { Spellings } from '../../src/rest/spelling.ts';
import { base, createAsk, document } from './toy.ts';

const sdl = `${base}
"A book."
type Book {
  title: String!
  chapter(path: String!): Chapter
  chapters: [Chapter!]!
  shelf: String
}
"A part of a book."
type Chapter {
  id: ID!
  title: String!
  "The chapter that it is in."
  parentId: ID
  tags: StringMap!
  extra: JSON
  text: Text
}
type Text { markdown: String! words: Int }
type Picture { name: String! }
extend type Query {
  "A book by its id or number."
  book(id: ID! @id(of: "ChangeRequest", orNumber: true)): Book @access(action: "team.read")
}
"A new chapter."
input ChapterInput { title: String! @limit(max: 8) tags: StringMap extra: JSON into: ID @nullable }
input RenameInput { chapter: ID! titles: [TitleInput!]! }
input TitleInput { text: String! }
"One edit."
input EditInput @oneOf { insertChapter: ChapterInput renameChapter: RenameInput }
"Whose edit it is: one of two."
input ByInput @oneOf { person: String robot: Int }
input EditsInput {
  "What was seen."
  seen: ID! @limit(max: 64)
  edits: [EditInput!]! @limit(items: 3)
  by: ByInput
}
input NoteInput { note: ID! }
input PictureInput { name: String! contentType: String base64: String upload: String }
type BookPayload { book: Book! }
type PicturePayload { picture: Picture! }
extend type Mutation {
  editBook(id: ID! @id(of: "ChangeRequest", orNumber: true), input: EditsInput!): BookPayload! @access(action: "team.create")
  applyEdit(input: EditInput!): BookPayload! @access(action: "team.create")
  noteBook(input: NoteInput!): BookPayload! @access(action: "team.create")
  addPicture(input: PictureInput!): PicturePayload! @access(action: "team.create")
}
`;

const chapters = [
  {
    id: 'one',
    title: 'One',
    parentId: null,
    tags: {},
    extra: null,
    text: { markdown: '# One', words: 1 },
  },
  {
    id: 'two',
    title: 'Two',
    parentId: 'one',
    tags: { lang: 'en' },
    extra: [1, { a: null }],
    text: { markdown: '# Two', words: null },
  },
  { id: 'three', title: 'Three', parentId: 'two', tags: {}, extra: false, text: null },
  { id: 'four', title: 'Four', parentId: null, tags: {}, extra: 'text', text: null },
];

/** The inputs of all mutations, the latest last. */
export const inputs: unknown[] = [];

/** The path of the error that the next edit returns. */
export const next: { errorPath: string | undefined } = { errorPath: undefined };

const book = {
  title: 'Garden',
  chapters,
  chapter: ({ path }: { path: string }) => chapters.find(({ id }) => path.split('/').at(-1) === id),
  shelf: null,
};

function keep(_: unknown, { input }: { input: object }) {
  inputs.push(input);
  const { errorPath } = next;
  next.errorPath = undefined;
  if (errorPath !== undefined) throw badInput('title must not be weed.', errorPath);
  return { book, picture: input };
}

/** The schema with its resolvers. */
export const schema = makeExecutableSchema({
  typeDefs: sdl,
  resolvers: {
    ...scalars,
    Query: { book: (_: unknown, { id }: { id: string }) => (id === '404' ? null : book) },
    Mutation: { editBook: keep, applyEdit: keep, noteBook: keep, addPicture: keep },
  },
});

interface Chapter {
  readonly id: string;
  readonly title: string;
}
interface Text {
  readonly markdown: string;
  readonly words: number | null;
}

const fragment = 'fragment ChapterBody on Chapter { id title tags extra }';
const getBook = document<{ book: { title: string } | null }>(`
  query getBook($bookId: ID!, $metadata: Boolean! = true, $loud: Boolean = false) {
    book(id: $bookId) { title shelf @include(if: $metadata) ...Loud @include(if: $loud) }
  } fragment Loud on Book { shout: title }`);
const getTree = document<{
  book: {
    title: string;
    chapters: readonly (Chapter & { readonly parentId: string | null })[];
  } | null;
}>(
  `query getTree($bookId: ID!) { book(id: $bookId) { title chapters { ...ChapterBody parentId } } } ${fragment}`,
);
const getChapter = document<{
  book: { chapter: (Chapter & { readonly text: Text | null }) | null } | null;
}>(
  `query getChapter($bookId: ID!, $chapterPath: String!) { book(id: $bookId) { chapter(path: $chapterPath) { ...ChapterBody text { markdown words } } } } ${fragment}`,
);
const editBook = document<{ editBook: { book: object } }>(
  'mutation editBook($bookId: ID!, $body: EditsInput!) { editBook(id: $bookId, input: $body) { book { title } } }',
);
const applyEdit = document<{ applyEdit: { book: object } }>(
  'mutation applyEdit($body: EditInput!) { applyEdit(input: $body) { book { title } } }',
);
const noteBook = document<{ noteBook: { book: object } }>(
  'mutation noteBook($body: NoteInput!) { noteBook(input: $body) { book { title } } }',
);
const addPicture = document<{ addPicture: { picture: object } }>(
  'mutation addPicture($body: PictureInput!) { addPicture(input: $body) { picture { name } } }',
);

/** The route table. */
export const routes: readonly Route[] = family('Books', [
  route('GET /v1/books/{bookId}', getBook, { body: (data) => data.book }),
  route('GET /v1/books/{bookId}/tree', getTree, {
    body: ({ book: found }) => ({
      title: found.title,
      chapters: nested(found.chapters, { id: 'id', parent: 'parentId', into: 'chapters' }),
    }),
  }),
  route('GET /v1/books/{bookId}/chapters/{chapterPath*}', getChapter, {
    body: ({ book: found }) => {
      if (!found.chapter) return null;
      const { text, ...chapter } = found.chapter;
      return { ...chapter, ...text };
    },
  }),
  route('POST /v1/books/{bookId}/edits', editBook, { body: (data) => data.editBook.book }),
  route('POST /v1/edits', applyEdit, { body: (data) => data.applyEdit.book }),
  route('POST /v1/notes', noteBook, { body: (data) => data.noteBook.book }),
  route('POST /v1/pictures', addPicture, {
    body: (data) => data.addPicture.picture,
    upload: 'file',
    bodyLimit: 200,
    uploadLimit: 5000,
  }),
  route('PUT /v1/pictures', addPicture, {
    body: (data) => data.addPicture.picture,
    upload: 'file',
  }),
]);

/** The table of spellings. */
export const spellings: Spellings = {
  nullFields: ['Book.shelf'],
  tagged: { EditInput: 'operation' },
  absent: { 'EditsInput.seen': 'HEAD', 'NoteInput.note': 'none' },
};

/** Functions that call the API. */
export const { ask, refusal, limits } = createAsk(schema, { routes, spellings });
