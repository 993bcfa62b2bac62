import { SaxesParser } from 'saxes';
import { ReaderError } from '#reader-error.ts';
import type { ZipParts } from '#office/zip-parts.ts';

/** Receives the markup of a part. Names begin with a prefix of ours, whatever the file calls it: `w:p`, `m:t`. */
export interface XmlHandler {
  open(name: string, attribute: AttributeOf): void;
  close(name: string): void;
  text?(text: string): void;
}
/** The value of an attribute by its name without a prefix. */
export type AttributeOf = (name: string) => string | undefined;

/** Tables within tables within text boxes: more is made to exhaust a program. */
const MAX_DEPTH = 1_000;

/** The vocabularies that are read, in both forms of the standard. */
const PREFIXES: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/officeDocument/2006/math': 'm',
  'http://purl.oclc.org/ooxml/officeDocument/math': 'm',
  'http://schemas.openxmlformats.org/drawingml/2006/main': 'a',
  'http://purl.oclc.org/ooxml/drawingml/main': 'a',
  'http://schemas.openxmlformats.org/drawingml/2006/chart': 'c',
  'http://purl.oclc.org/ooxml/drawingml/chart': 'c',
  'http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing': 'xdr',
  'http://purl.oclc.org/ooxml/drawingml/spreadsheetDrawing': 'xdr',
  'urn:schemas-microsoft-com:vml': 'v',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'http://schemas.openxmlformats.org/package/2006/relationships': 'rel',
};

/** Reads a part as it is inflated. A document type is refused, and with it every entity but the five of XML. */
export async function readXml(
  parts: Pick<ZipParts, 'read'>,
  name: string,
  handler: XmlHandler,
): Promise<void> {
  const parser = new SaxesParser({ xmlns: true, position: false });
  let depth = 0;
  parser.on('doctype', () => {
    throw new ReaderError('damaged', 'a document type within an Office file');
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    if (++depth > MAX_DEPTH) throw new ReaderError('damaged', 'markup is nested too deeply');
    handler.open(nameOf(uri, local), (wanted) => {
      for (const key in attributes) {
        const attribute = attributes[key];
        if (attribute?.local === wanted) return attribute.value;
      }
      return undefined;
    });
  });
  parser.on('closetag', ({ uri, local }) => {
    depth--;
    handler.close(nameOf(uri, local));
  });
  if (handler.text) parser.on('text', (text) => handler.text?.(text));

  let decoder: InstanceType<typeof TextDecoder> | undefined;
  await parts.read(name, (piece) => {
    decoder ??= new TextDecoder(encodingOf(piece));
    parser.write(decoder.decode(piece, { stream: true }));
  });
  try {
    parser.close();
  } catch (error) {
    throw new ReaderError('damaged', error);
  }
}

const nameOf = (uri: string, local: string) => `${PREFIXES[uri] ?? ''}:${local}`;

/** Office files are UTF-8, or UTF-16 with a mark. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
