import type { Standing } from '@recto/core/answer-changes';
import type { TaskRunner } from '#kernel/define-task.ts';
import { makeVersionedCache } from '#kernel/versioned-cache.ts';
import { findStatements } from '#modules/batches/tasks/find-statements.ts';
import type { Pages } from '#modules/ingestion/index.ts';
import type { FileRow } from '#modules/library/index.ts';

export interface StandingDeps {
  readonly pages: Pick<Pages, 'streamStored' | 'textVersions' | 'requeueIfCorrupt'>;
  readonly tasks: Pick<TaskRunner, 'run'>;
}

interface Versioned<T> {
  readonly before: T;
  readonly now: T;
}

/** Files whose statements were looked for: a screen asks again whenever it is opened. */
const FILES_KEPT = 300;

/** Whether the statements of each version stand in the other one too. */
export function makeFindStanding({ pages, tasks }: StandingDeps) {
  const kept = makeVersionedCache<readonly boolean[]>(FILES_KEPT);

  const search = async (file: FileRow, statements: readonly string[]): Promise<readonly boolean[]> => {
    const found = statements.map(() => false);
    let last: Uint8Array | undefined;
    for await (const part of pages.streamStored(file)) {
      const contents = part.map(({ content }) => content);
      const request = { pages: last ? [last, ...contents] : contents, statements };
      const here = await tasks.run(findStatements, request, { account: file.account_id, isShort: true });
      here.forEach((stands, at) => {
        if (stands) found[at] = true;
      });
      if (found.every(Boolean)) break;
      last = contents.at(-1);
    }
    return found;
  };

  const find = (
    file: FileRow,
    statements: readonly string[],
    version: string | undefined,
  ): Promise<readonly boolean[]> => {
    if (statements.length === 0) return Promise.resolve([]);
    return kept.get(file.id, `${version} ${JSON.stringify(statements)}`, () =>
      search(file, statements).catch((error: unknown) => pages.requeueIfCorrupt(file.id, error)),
    );
  };

  /** The statements of several answers at once, each answer's beside each other. */
  return async (
    files: Versioned<FileRow>,
    answers: readonly Versioned<readonly string[]>[],
  ): Promise<Standing[]> => {
    const versions = await pages.textVersions([files.before.id, files.now.id]);
    const look = async (file: FileRow, wanted: readonly (readonly string[])[]) => {
      const found = await find(file, wanted.flat(), versions.get(file.id));
      let from = 0;
      return wanted.map(({ length }) => {
        from += length;
        return found.slice(from - length, from);
      });
    };
    const before = await look(
      files.now,
      answers.map((answer) => answer.before),
    );
    const now = await look(
      files.before,
      answers.map((answer) => answer.now),
    );
    return answers.map((_, at) => ({ before: before[at] ?? [], now: now[at] ?? [] }));
  };
}
