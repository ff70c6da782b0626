/**
 * Reads a PDF as typst writes it: the text of its sheets, its outline, its links, and its images.
 */
import { inflateSync } from 'node:zlib';

/** The content of a PDF. */
export interface ReadPdf {
  /** The text of each sheet, line by line. */
  readonly sheets: readonly string[];
  /** The outline in order: titles, each indented by a space for each level. */
  readonly titles: readonly string[];
  /** The sheet of each link, counted from 1, and its URL or the number of its target sheet. */
  readonly links: readonly { readonly on: number; readonly to: string | number }[];
  /** The alternative texts of the images; images without one are left out. */
  readonly images: readonly string[];
}

/** Returns the content of a PDF. Throws when the bytes are no PDF. */
export function readPdf(bytes: Buffer): ReadPdf {
  if (
    !bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) ||
    !bytes.toString('latin1').trimEnd().endsWith('%%EOF')
  )
    throw new Error('This is no PDF.');
  return new Reader(bytes).read();
}

class Reader {
  private readonly bytes: Buffer;
  private readonly text: string;
  private readonly objects = new Map<number, { readonly body: string; readonly at: number }>();
  private readonly glyphs = new Map<number, Map<number, string>>();

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    this.text = bytes.toString('latin1');
    for (const {
      0: { length },
      1: id,
      index,
    } of this.text.matchAll(/^(\d+) 0 obj\n/gm)) {
      const at = index + length;
      const end = Math.min(
        ...['\nendobj', '\nstream\n']
          .map((mark) => this.text.indexOf(mark, at))
          .filter((place) => place >= 0),
      );
      this.objects.set(Number(id), {
        body: this.text.slice(at, end),
        at: end + '\nstream\n'.length,
      });
    }
  }

  read(): ReadPdf {
    const [, root = ''] = /\/Root (\d+) 0 R/.exec(this.text) ?? [];
    const catalog = this.body(Number(root));
    const pages = refsIn(/\/Kids \[([^\]]*)\]/.exec(this.body(refIn(catalog, 'Pages')))?.[1] ?? '');
    const outlines = refIn(catalog, 'Outlines');
    return {
      sheets: pages.map((page) => this.sheet(this.body(page))),
      titles: outlines === 0 ? [] : this.titles(refIn(this.body(outlines), 'First'), ''),
      links: pages.flatMap((page, index) =>
        this.links(this.body(page), pages).map((to) => ({ on: index + 1, to })),
      ),
      images: [...this.objects.values()].flatMap(({ body }) =>
        /\/S \/Figure/.test(body) ? [stringIn(body, 'Alt') ?? ''] : [],
      ),
    };
  }

  private body = (id: number): string => this.objects.get(id)?.body ?? '';

  private stream(id: number): string {
    const { body, at } = this.objects.get(id) ?? { body: '', at: 0 };
    const raw = this.bytes.subarray(at, at + Number(/\/Length (\d+)/.exec(body)?.[1]));
    return (body.includes('/FlateDecode') ? inflateSync(raw) : raw).toString('latin1');
  }

  private sheet(page: string): string {
    const fonts = new Map(
      [...(/\/Font <<([\s\S]*?)>>/.exec(page)?.[1] ?? '').matchAll(/\/(f\d+) (\d+) 0 R/g)].map(
        ([, name, id]) => [name, this.unicode(Number(id))],
      ),
    );
    let [line, font, text] = ['', fonts.get('f0'), ''];
    for (const [, y, name, shown] of this.stream(refIn(page, 'Contents')).matchAll(
      /1 0 0 -1 \S+ (\S+) cm(?=\n\/c\d+ cs\n[\d. ]+ scn\nBT)|\/(f\d+) \S+ Tf|(\[.*\]|\(.*\)) TJ?j?\n/g,
    )) {
      if (y !== undefined && y !== line)
        [line, text] = [y, text === '' || text.endsWith('\n') ? text : `${text}\n`];
      if (name !== undefined) font = fonts.get(name);
      for (const [string] of (shown ?? '').matchAll(strings)) {
        const codes = Buffer.from(unescaped(string.slice(1, -1)), 'latin1');
        for (let at = 0; at < codes.length; at += 2)
          text += font?.get(codes.readUInt16BE(at)) ?? '';
      }
    }
    return text.trimEnd();
  }

  /** Returns the characters of a font's glyphs. */
  private unicode(font: number): Map<number, string> {
    const known =
      this.glyphs.get(font) ??
      new Map(
        [...this.stream(refIn(this.body(font), 'ToUnicode')).matchAll(/^<(\w{4})> <(\w+)>$/gm)].map(
          ([, code = '', text = '']) => [
            Number.parseInt(code, 16),
            utf16(Buffer.from(text, 'hex')),
          ],
        ),
      );
    this.glyphs.set(font, known);
    return known;
  }

  private titles(id: number, indent: string): string[] {
    const titles: string[] = [];
    for (let at = id; at !== 0; at = refIn(this.body(at), 'Next'))
      titles.push(
        indent + (stringIn(this.body(at), 'Title') ?? ''),
        ...this.titles(refIn(this.body(at), 'First'), `${indent} `),
      );
    return titles;
  }

  private links(page: string, pages: readonly number[]): (string | number)[] {
    return refsIn(/\/Annots \[([^\]]*)\]/.exec(page)?.[1] ?? '').map((id) => {
      const body = this.body(id);
      const name = stringIn(body, 'Dest');
      const place =
        name === undefined
          ? refIn(body, 'Dest')
          : new RegExp(`\\(${name}\\) (\\d+) 0 R`).exec(this.text)?.[1];
      return (
        stringIn(body, 'URI') ??
        pages.indexOf(Number(/\[(\d+) 0 R/.exec(this.body(Number(place)))?.[1])) + 1
      );
    });
  }
}

/** A string may contain balanced brackets without a backslash. */
const strings = /\((?:[^\\()]|\\.|\((?:[^\\()]|\\.|\((?:[^\\()]|\\.)*\))*\))*\)/g;

const refIn = (body: string, name: string): number =>
  Number(new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1] ?? 0);
const refsIn = (list: string): number[] =>
  [...list.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id));

function stringIn(body: string, name: string): string | undefined {
  const [, plain, hex] =
    new RegExp(
      `/${name} (?:\\(((?:[^\\\\()]|\\\\[\\s\\S]|\\([^\\\\()]*\\))*)\\)|<([\\dA-Fa-f]*)>)`,
    ).exec(body) ?? [];
  if (plain === undefined && hex === undefined) return undefined;
  const bytes =
    hex === undefined ? Buffer.from(unescaped(plain ?? ''), 'latin1') : Buffer.from(hex, 'hex');
  return bytes[0] === 0xfe && bytes[1] === 0xff
    ? utf16(bytes.subarray(2))
    : bytes.toString('latin1');
}

const utf16 = (bytes: Buffer): string => Buffer.from(bytes).swap16().toString('utf16le');

const named: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const unescaped = (text: string): string =>
  text.replace(/\\(?:([0-7]{1,3})|([\s\S]))/g, (_, octal?: string, mark = '') =>
    octal === undefined ? (named[mark] ?? mark) : String.fromCharCode(Number.parseInt(octal, 8)),
  );
