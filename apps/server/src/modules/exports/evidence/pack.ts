import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type ZippedFile, zipFiles } from '#kernel/zip-files.ts';
import type { ExportContent } from '#modules/exports/answers.ts';
import {
  citedPages,
  makePicturePaths,
  type PackedDocument,
  type PagePictures,
} from '#modules/exports/evidence/cited-pages.ts';
import { writeReport } from '#modules/exports/reports/report.ts';
import { answererOf } from '#modules/exports/rows.ts';

interface PackOptions {
  readonly productName: string;
  readonly documents: readonly PackedDocument[];
  /** The table of all answers, as a file for each time that it is read. */
  readonly openTable: () => Readable;
  readonly pictures: PagePictures;
}

/**
 * An evidence pack: the answers as a table and as a report, pictures of the cited pages with the marks on the quotes, what
 * answered and when, and a hash of each file, as `sha256sum -c SHA256SUMS` checks them.
 */
export function packEvidence(content: ExportContent, options: PackOptions): Readable {
  return zipFiles(filesOf(content, options));
}

async function* filesOf(
  content: ExportContent,
  { productName, documents, openTable, pictures }: PackOptions,
): AsyncGenerator<ZippedFile> {
  const sums = new Map<string, string>();
  const { exportedAt: storedAt } = content;
  const hashed = (path: string, isPacked: boolean, open: () => Promise<Readable | null>): ZippedFile => ({
    path,
    storedAt,
    isPacked,
    open: async () => {
      const source = await open();
      return source && hashing(source, (hash) => sums.set(path, hash));
    },
  });
  const pathOf = makePicturePaths(documents);
  yield hashed('answers.xlsx', true, async () => openTable());
  for await (const page of citedPages(content.stream())) {
    const path = pathOf(page);
    if (path === null) continue;
    yield hashed(path, true, async () => {
      const picture = await pictures.draw(page);
      return picture && Readable.from([picture]);
    });
  }
  const pictureOf = (evidence: Parameters<typeof pathOf>[0]) => {
    const path = pathOf(evidence);
    return path !== null && sums.has(path) ? path : null;
  };
  yield hashed('report.html', false, async () =>
    Readable.from(writeReport(content, { productName, pictureOf }), { objectMode: false }),
  );
  const answeredBy = new Set<string>();
  let count = 0;
  for await (const part of content.stream())
    for (const answer of part) {
      count += 1;
      if (answer.answeredBy !== '') answeredBy.add(answererOf(answer));
    }
  const manifest = {
    product: productName,
    title: content.title,
    kind: content.kind,
    exportedAt: storedAt.toISOString(),
    answers: count,
    answeredBy: [...answeredBy].toSorted(),
    documents: documents.map(({ name, type, hash }) => ({ name, type, sha256: hash })),
    files: [...sums].map(([path, sha256]) => ({ path, sha256 })),
  };
  yield hashed('manifest.json', false, async () => Readable.from([`${JSON.stringify(manifest, null, 2)}\n`]));
  const lines = () => [...sums].map(([path, hash]) => `${hash}  ${path}\n`).join('');
  yield { path: 'SHA256SUMS', storedAt, isPacked: false, open: async () => Readable.from([lines()]) };
}

/** The same bytes; when all have been read, their hash is given. */
function hashing(source: Readable, give: (hash: string) => void): Readable {
  const hash = createHash('sha256');
  const read = async function* () {
    for await (const chunk of source) {
      hash.update(chunk as Uint8Array | string);
      yield chunk as Uint8Array | string;
    }
    give(hash.digest('hex'));
  };
  return Readable.from(read(), { objectMode: false });
}
