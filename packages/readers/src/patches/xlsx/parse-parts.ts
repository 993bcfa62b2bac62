import * as xlsx from '@e965/xlsx';

/** A part that is inflated already. */
export interface InflatedPart {
  readonly name: string;
  readonly content: Buffer;
}

/** The library's way in for such parts; its types leave it out. */
interface Container {
  readonly FullPaths: readonly string[];
  readonly FileIndex: readonly { readonly name: string; readonly content: Buffer; readonly type: 2 }[];
}
const { parse_zip: parseZip } = xlsx as unknown as {
  parse_zip(container: Container, options: xlsx.ParsingOptions): xlsx.WorkBook;
};

/** Parses a workbook from its parts: from a zip file the library would fill memory with whatever that unpacks to. */
export function parseParts(parts: readonly InflatedPart[], options: xlsx.ParsingOptions): xlsx.WorkBook {
  const files = parts.map(({ name, content }) => ({ name, content, type: 2 as const }));
  return parseZip({ FullPaths: files.map(({ name }) => name), FileIndex: files }, options);
}
