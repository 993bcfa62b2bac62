import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import { AppError } from '#kernel/errors.ts';
import type { Log } from '#kernel/log.ts';
import type { Reading } from '#modules/ingestion/reading.ts';
import { ofFile } from '#modules/ingestion/save-index.ts';
import { fileReadAgain } from '#modules/ingestion/storage-faults.ts';
import * as store from '#modules/ingestion/store.ts';
import * as versions from '#modules/ingestion/versions.store.ts';
import type { FileRow, Library } from '#modules/library/index.ts';

/** Files sent back in one transaction: few enough that it is short. */
const FILES_PER_BATCH = 50;

/** What the owner of a file is told that a server of a later version has read. */
export const READ_BY_NEWER =
  'This file was read by a newer version of this server than the one that is running. Try again when that one has been updated.';

export const fileReadByNewer = () => new AppError(503, 'file.read_by_newer', READ_BY_NEWER);

/** So long an accepted request waits for a server of the later version that has read its file. */
const NEWER_TAKES_WITHIN_MS = 60_000;

/** Whether accepted work on a file may begin: later while it is read again, never where it failed or is left to others. */
export type Readiness = 'ready' | 'later' | 'failed' | 'newer';

interface ReprocessDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly library: Pick<Library, 'reprocess' | 'findTypesOfPages' | 'findTypesUnderWay'>;
  readonly reading: Pick<Reading, 'extractorVersionOf' | 'extractorVersions' | 'analyserVersion'>;
  readonly log: Pick<Log, 'warn'>;
}

/**
 * Pages that an earlier version of the reader wrote cannot be opened, or not be trusted to hold what this one finds. Their
 * files go back to be read from their originals and keep their ids, places, questions and answers. What a later version
 * has written is left to it: two versions on one database would otherwise send each other's files back for ever.
 */
export function makeReprocess({ database, clock, library, reading, log }: ReprocessDeps) {
  const { analyserVersion, extractorVersionOf } = reading;
  const compare = (file: FileRow) =>
    versions.compareVersions(database.root, { ...ofFile(file, reading), analyserVersion });

  /** Sends the file back if an earlier version has read it, as a server of one may have left it. */
  const checkVersion = async (file: FileRow): Promise<'current' | 'sent-back' | 'newer'> => {
    const { isOlder, isNewer } = await compare(file);
    if (isNewer) return 'newer';
    if (!isOlder) return 'current';
    await library.reprocess([file.id], extractorVersionOf);
    return 'sent-back';
  };

  return {
    /** Whether work that was accepted at `since` may use what is stored of the file, which goes back to be read if need be. */
    async checkReady(file: FileRow, since: Date): Promise<Readiness> {
      if (file.status === 'failed') return 'failed';
      if (file.status !== 'complete') return 'later';
      const version = await checkVersion(file);
      if (version === 'current') return 'ready';
      return version === 'newer' && clock() - since.getTime() > NEWER_TAKES_WITHIN_MS ? 'newer' : 'later';
    },

    /** Sends every file back that an earlier version has read; answers how many. */
    async reprocessOutdated(): Promise<number> {
      const others = await versions.listOtherVersions(database.root, reading.extractorVersions);
      const types = await library.findTypesOfPages(others.map(({ fileId }) => fileId));
      const difference = ({ fileId, extractorVersion }: store.OfFile) => {
        const type = types.get(fileId);
        return type === undefined ? 0 : extractorVersion - extractorVersionOf(type);
      };
      const idsOf = (files: readonly store.OfFile[]) => [...new Set(files.map(({ fileId }) => fileId))];
      const newer = idsOf(others.filter((file) => difference(file) > 0));
      if (newer.length > 0)
        log.warn(
          { count: newer.length },
          'files have been read by a newer version of this server and are left to it',
        );
      const ids = idsOf(others.filter((file) => difference(file) < 0));
      let count = 0;
      for (let from = 0; from < ids.length; from += FILES_PER_BATCH)
        count += await library.reprocess(ids.slice(from, from + FILES_PER_BATCH), extractorVersionOf);
      return count;
    },

    /** How many files an earlier version has read, and this one has not yet. */
    async countOutdated(): Promise<number> {
      const underWay = await library.findTypesUnderWay();
      const files = [...underWay].map(([fileId, type]) => ({
        fileId,
        extractorVersion: extractorVersionOf(type),
      }));
      return files.length === 0 ? 0 : versions.countOutdated(database.root, files);
    },

    /** Throws where a later version has read the file; an older one has left pages that are worth showing meanwhile. */
    async refuseNewer(file: FileRow): Promise<void> {
      const { isNewer } = await compare(file);
      if (isNewer) throw fileReadByNewer();
    },

    /** Sends a file back whose pages cannot be trusted; none of them is kept. */
    async reprocessFromScratch(fileId: string): Promise<void> {
      await store.deletePages(database.root, fileId);
      await library.reprocess([fileId], extractorVersionOf);
    },

    /** Sends the file back if an earlier version has read it, and answers whether it did; throws where a later one has. */
    async reprocessIfOutdated(file: FileRow): Promise<boolean> {
      const state = await checkVersion(file);
      if (state === 'newer') throw fileReadByNewer();
      return state === 'sent-back';
    },

    /** Throws 422 `file.not_complete` unless the pages of the file are all there, as this version reads them. */
    async refuseIncomplete(file: FileRow): Promise<void> {
      const state = file.status === 'complete' ? await checkVersion(file) : 'sent-back';
      if (state === 'newer') throw fileReadByNewer();
      if (state === 'sent-back') throw fileReadAgain();
    },
  };
}
