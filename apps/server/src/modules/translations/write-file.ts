import { Readable } from 'node:stream';
import type { TranslationRemarks } from '@recto/contract/exports';
import { FILE_TYPES, type FileType } from '@recto/contract/file-types';
import type { TranslationFormat } from '@recto/contract/translation-exports';
import { SEGMENTS_PER_CALL } from '@recto/contract/limits';
import { notFound } from '#kernel/errors.ts';
import { zipFiles } from '#kernel/zip-files.ts';
import { type FileRow, originalKey } from '#modules/library/index.ts';
import type { TranslationsDeps } from '#modules/translations/deps.ts';
import { type Presenter, toSegment } from '#modules/translations/present.ts';
import { listSegments, type SegmentRow } from '#modules/translations/segments.store.ts';
import * as store from '#modules/translations/store.ts';
import type { TranslationRow } from '#modules/translations/store.ts';
import { streamPieces } from '#modules/translations/stream-pieces.ts';
import {
  type WrittenFile,
  type WrittenKind,
  type WrittenSegment,
  writeTranslatedFile,
} from '#modules/translations/tasks/write-file.ts';

interface WriteDeps
  extends Pick<TranslationsDeps, 'database' | 'library' | 'pages' | 'tasks' | 'blobs' | 'clock'> {
  readonly presenter: Presenter;
}

/** Whose translation, and which. */
export interface Asked {
  readonly accountId: string;
  readonly id: string;
}

/** Translations as files. */
export function makeWriteFile({ database, library, pages, tasks, clock, blobs, presenter }: WriteDeps) {
  const find = async ({ accountId, id }: Asked) => {
    const row = await store.findTranslation(database.root, { accountId, id });
    if (!row) throw notFound('Translation');
    const file = row.file_id === null ? null : await library.getFile(accountId, row.file_id);
    return { row, file };
  };

  async function* listRows(id: string): AsyncGenerator<SegmentRow[]> {
    for (let offset = 0; ; offset += SEGMENTS_PER_CALL) {
      const { rows } = await listSegments(database.root, id, { offset, limit: SEGMENTS_PER_CALL });
      if (rows.length > 0) yield rows;
      if (rows.length < SEGMENTS_PER_CALL) return;
    }
  }

  const write = async (
    { row, file }: { readonly row: TranslationRow; readonly file: FileRow | null },
    kind: WrittenKind,
    signal: AbortSignal,
  ): Promise<WrittenFile> => {
    const segments: WrittenSegment[] = [];
    for await (const rows of listRows(row.id)) segments.push(...rows.map(toWritten));
    const presented = await presenter.presentOne(row);
    const request = {
      kind,
      isWorkbook: isWorkbook(file),
      hasOriginal: file?.read_as === null && ORIGINALS[file.type] !== undefined,
      title: presented?.name ?? '',
      source: row.source_language,
      target: row.target_language,
      segments,
      text: row.text,
    };
    return tasks.run(writeTranslatedFile, request, {
      account: row.account_id,
      signal,
      input: file ? streamPieces(pages.streamStored(file)) : async () => null,
      ...(file && { loadBytes: () => blobs.get(originalKey(file.id)) }),
    });
  };

  return {
    /** What there is to be written; throws 404 where the account has no such translation. */
    async describeFile(asked: Asked) {
      const { row, file } = await find(asked);
      const presented = await presenter.presentOne(row);
      if (!presented) throw notFound('Translation');
      return { translation: presented, fileIds: file ? [file.id] : [], isWorkbook: isWorkbook(file) };
    },

    /** Its segments in reading order, some at a time. */
    async *streamSegments(asked: Asked) {
      const { row } = await find(asked);
      for await (const rows of listRows(row.id)) yield rows.map(toSegment);
    },

    /** The file itself: the original with its text translated where it is of that format, else a new one. */
    async writeFile(
      { format, ...asked }: Asked & { readonly format: TranslationFormat },
      signal: AbortSignal,
    ): Promise<{ stream: Readable; remarks: TranslationRemarks | null }> {
      const found = await find(asked);
      const written = await write(found, kindOf(format, found.file), signal);
      if ('text' in written) {
        const stream = Readable.from([Buffer.from(written.text)], { objectMode: false });
        return { stream, remarks: null };
      }
      const storedAt = new Date(clock());
      const stream = zipFiles(
        written.parts.map(({ name, content }) => ({
          path: name,
          storedAt,
          isPacked: false,
          open: async () => Readable.from([Buffer.from(content)], { objectMode: false }),
        })),
      );
      return { stream, remarks: written.remarks };
    },
  };
}
export type WriteFile = ReturnType<typeof makeWriteFile>;

/** Types whose originals can be written with their text translated, and the format in which they are. */
const ORIGINALS: Partial<Readonly<Record<FileType, TranslationFormat>>> = {
  DOCX: FILE_TYPES.DOCX.extension,
  XLSX: FILE_TYPES.XLSX.extension,
};
const NEW_FILES: Readonly<Record<TranslationFormat, WrittenKind>> = {
  docx: 'document',
  xlsx: 'original',
  txt: 'text',
  bilingual: 'bilingual',
};

const isWorkbook = (file: FileRow | null): boolean =>
  file !== null && ORIGINALS[file.type] === FILE_TYPES.XLSX.extension;

const kindOf = (format: TranslationFormat, file: FileRow | null): WrittenKind =>
  // What was converted was read from something else than its own markup.
  file?.read_as === null && ORIGINALS[file.type] === format ? 'original' : NEW_FILES[format];

const toWritten = (row: SegmentRow): WrittenSegment => ({
  index: row.position,
  page: row.page,
  start: row.start_at,
  end: row.end_at,
  text: row.source,
  kind: row.kind,
  block: row.block,
  ...(row.rest && { rest: row.rest }),
  target: row.target === '' ? null : row.target,
});
