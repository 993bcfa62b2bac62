import type { FileType } from '@recto/contract/file-types';
import { type OpenDocument, ReaderError, type Readers, SourceError } from '@recto/readers';
import { TaskError, type WorkerState } from '#kernel/define-task.ts';
import { type FileSource, openFileSource } from '#modules/ingestion/tasks/file-source.ts';
import { OpenFiles } from '#modules/ingestion/tasks/open-files.ts';

/**
 * Where a worker reads an original by itself, so that it never lies in memory whole: a file of this machine, which stays
 * until the task has ended. A store that keeps no files gives a temporary copy (`BlobStore.openLocal`).
 */
export interface DocumentSource {
  readonly path: string;
}

/** What it takes to open a document. */
export interface DocumentRequest {
  /** Whose bytes these are; a worker keeps the document open under it for its next unit. */
  readonly fileId: string;
  readonly type: FileType;
  readonly source: DocumentSource;
  readonly password?: string;
  /** Of plain text, in place of the one that it looks like. */
  readonly encoding?: string;
  readonly maxPages: number;
  /** Memory that the reader may take in the worker. */
  readonly maxMemoryMb: number;
}

/** Documents whose next unit may come to this worker: enough that two accounts can take turns. */
const OPEN_DOCUMENTS = 3;

/** How tasks open documents, and keep them open from unit to unit. */
export interface DocumentOpener {
  readonly openDocuments: WorkerState<OpenFiles<OpenDocument>>;
  open(request: DocumentRequest): Promise<OpenDocument>;
}

/** Opens documents by a table of types; the reader of a type asks for the blocks that it needs. */
export function makeDocumentOpener(readers: Readers<FileType>): DocumentOpener {
  return {
    // A trap in the reader leaves every document open in the worker in an unknown state.
    openDocuments: {
      create: () => new OpenFiles(OPEN_DOCUMENTS),
      erase: (documents, fileId) => documents.close(fileId),
      isBroken: readers.hasTrapped,
    },

    async open({ fileId: _fileId, type, source, ...options }) {
      const bytes = openSource(source);
      try {
        const document = await readers.openDocument(type, bytes, options);
        return {
          ...document,
          close() {
            document.close();
            bytes.close();
          },
        };
      } catch (error) {
        bytes.close();
        throw error;
      }
    },
  };
}

function openSource({ path }: DocumentSource): FileSource {
  try {
    return openFileSource(path);
  } catch (error) {
    throw new SourceError(error);
  }
}

/** Does something with a document, and says why that failed: the reader's reason, or that the bytes cannot be had. */
export async function withReaderErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ReaderError || error instanceof SourceError)) throw error;
    const cause = error.cause === undefined ? '' : ` (${String(error.cause)})`;
    throw new TaskError(error instanceof ReaderError ? error.code : 'source', `${String(error)}${cause}`);
  }
}
