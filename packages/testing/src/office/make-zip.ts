import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { seededRandom } from '#pdf/mutate-bytes.ts';

/** Writes a zip file whose entries come in the order given; they are deflated. */
export function makeZip(entries: readonly (readonly [name: string, content: string | Uint8Array])[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of entries) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(plain), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(plain.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const body = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed]);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, entry, Buffer.from(name));
    bodies.push(body);
    offset += body.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, listed, end]);
}

/** The file with other content in one of its parts. */
export function withPart(file: Buffer, name: string, content: string | Uint8Array): Buffer {
  const entries: [string, string | Uint8Array][] = [];
  for (let at = 0; file.readUInt32LE(at) === 0x04034b50; ) {
    const begin = at + 30 + file.readUInt16LE(at + 26);
    const end = begin + file.readUInt32LE(at + 18);
    const part = file.toString('utf8', at + 30, begin);
    entries.push([part, part === name ? content : inflateRawSync(file.subarray(begin, end))]);
    at = end;
  }
  return makeZip(entries);
}

const contentTypes = (part: string, type: string) =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="png" ContentType="image/png"/><Default Extension="jpg" ContentType="image/jpeg"/><Override PartName="/${part}" ContentType="${type}"/></Types>`;

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

const EXCEL_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';

const typeAlone = (main: string, type: string) => ({
  parts: [['[Content_Types].xml', contentTypes(main, type)]] as const,
  main,
});
/** What a file needs to be of its type, and the name of its main part. */
export const WORD_PARTS = typeAlone('word/document.xml', WORD_TYPE);
export const EXCEL_PARTS = typeAlone('xl/workbook.xml', EXCEL_TYPE);

interface WordFile {
  readonly type?: string;
  /** The name of a further part. */
  readonly more?: string;
  /** What names the type comes first, as Word writes it; otherwise last, as other programs do. */
  readonly isTypeFirst?: boolean;
}

/** As much of a Word file as tells its type, longer than what is looked at of the beginning. */
export function makeWordFile({ type = WORD_TYPE, more, isTypeFirst = false }: WordFile = {}): Buffer {
  const types = ['[Content_Types].xml', contentTypes('word/document.xml', type)] as const;
  const parts = [
    ['word/document.xml', '<w:document/>'],
    ['word/media/picture.png', noise(100_000)],
    ...(more === undefined ? [] : [[more, 'x'] as const]),
  ] as const;
  return makeZip(isTypeFirst ? [types, ...parts] : [...parts, types]);
}

/** Bytes that no compression makes smaller. */
function noise(length: number): Uint8Array {
  const random = seededRandom(1);
  return Uint8Array.from({ length }, () => Math.floor(random() * 256));
}

export const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD_MARKUP = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const NAMESPACES = `xmlns:w="${WORD_MARKUP}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:r="${RELATIONS}"`;

/** The parts beside the text, each by the markup within its outermost element. */
export type WordParts = Readonly<
  Partial<
    Record<'styles' | 'numbering' | 'footnotes' | 'endnotes' | 'comments' | 'header' | 'footer', string>
  >
>;
const ROOTS: Readonly<Record<string, string>> = { header: 'hdr', footer: 'ftr' };

/** A paragraph that shows a picture of the file. */
export const pictureRun = (name: string): string =>
  `<w:p><w:r><w:drawing><a:blip xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" r:embed="${name}"/></w:drawing></w:r></w:p>`;

/** A Word file that holds a text, given by the markup of its paragraphs, and pictures by their file names. */
export function makeWordDocument(
  body: string,
  parts: WordParts = {},
  pictures: Readonly<Record<string, Uint8Array>> = {},
): Buffer {
  const others = Object.entries(parts);
  const relation = (kind: string, target: string, id = `r-${kind}`) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;
  const relations = (list: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list}</Relationships>`;
  return makeZip([
    ['[Content_Types].xml', contentTypes('word/document.xml', WORD_TYPE)],
    ['_rels/.rels', relations(relation('officeDocument', 'word/document.xml'))],
    [
      'word/_rels/document.xml.rels',
      relations(
        [
          ...others.map(([kind]) => relation(kind, `${kind}.xml`)),
          ...Object.keys(pictures).map((name) => relation('image', `media/${name}`, name)),
        ].join(''),
      ),
    ],
    ...others.map(([kind, content]) => {
      const root = `w:${ROOTS[kind] ?? kind}`;
      return [`word/${kind}.xml`, `<${root} ${NAMESPACES}>${content}</${root}>`] as const;
    }),
    ...Object.entries(pictures).map(([name, bytes]) => [`word/media/${name}`, bytes] as const),
    ['word/document.xml', `<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`],
  ]);
}
