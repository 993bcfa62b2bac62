import {
  type ChangedBlock,
  checkChangeSummary,
  checkGlobalLines,
  placeGlobalLines,
} from '@recto/core/comparison';
import type { Trx } from '#kernel/database.ts';
import type { JobContext } from '#kernel/define-job.ts';
import { unescapeQuoted } from '#kernel/quoted-material.ts';
import { chooseChanges, readBlocks } from '#modules/comparisons/changed-blocks.ts';
import type { ComparisonsDeps } from '#modules/comparisons/deps.ts';
import type { WriteRequest } from '#modules/comparisons/jobs.ts';
import * as store from '#modules/comparisons/store.ts';
import type { StoredWriting, GeneratedChangeRecord } from '#modules/comparisons/tables.ts';
import {
  type ChangesReply,
  type GlobalReply,
  planChanges,
  planGlobal,
  severityOf,
} from '#modules/comparisons/generated-summary.ts';
import type { SummaryPart } from '#modules/summaries/index.ts';

type WriteDeps = Pick<ComparisonsDeps, 'database' | 'library' | 'summaries'> & {
  readonly publishSummary: (trx: Trx, row: store.ComparisonRecord) => Promise<void>;
};

/** More than are worded: minor ones, which are passed over, weigh least. */
const MAX_READ = 500;

const nameOf = (name: string): string => name.trim().toUpperCase();
const NOTHING: ChangesReply = { changes: [] };
const roundOf = (comparisonId: string, roundId: string) =>
  ({ id: roundId, purpose: 'comparison-summary', subjectId: comparisonId }) as const;

/**
 * Has a language model word what the weightiest changes do, and then the whole. What is supported by the blocks that
 * changed takes the place of the lines that stand; all else leaves them. Run again after a kill it asks for nothing twice, and
 * ends once.
 */
export function makeWriteSummary({ database, library, summaries, publishSummary }: WriteDeps) {
  /** The comparison, as long as this round of its summary is the one that is waited for. */
  const findWaiting = async ({ comparisonId, roundId }: WriteRequest) => {
    const row = await store.findComparisonForWork(database.root, comparisonId);
    return row?.written?.roundId === roundId ? row : undefined;
  };

  const end = async (
    { comparisonId, roundId }: WriteRequest,
    writing: StoredWriting,
    changes: ReadonlyMap<number, GeneratedChangeRecord>,
  ): Promise<void> => {
    await database.transaction(async (trx) => {
      await summaries.erase(trx, roundOf(comparisonId, roundId));
      const ended = await store.endWriting(trx, comparisonId, { roundId, writing, changes });
      if (ended) await publishSummary(trx, ended);
    });
  };

  const work = async (request: WriteRequest, row: store.ComparisonRecord, signal: AbortSignal) => {
    const fileIds = [row.left_file_id, row.right_file_id];
    const language = (await library.findFileForWork(row.right_file_id))?.lang ?? 'en';
    const ask = <T>(parts: readonly SummaryPart<T>[]) =>
      summaries.askParts({
        round: roundOf(row.id, request.roundId),
        egress: { userId: row.account_id, fileIds },
        parts,
        signal,
        isWanted: async () => (await findWaiting(request)) !== undefined,
      });
    const changes = chooseChanges(
      (await store.listWeightiestChanges(database.root, row.id, MAX_READ)).map(({ change }) => change),
    );
    const plan = planChanges(await readBlocks(database, row.id, changes));
    const said = await ask(plan.map(({ part }) => part));
    // Deleted: what was said meanwhile is of no use.
    if (!said) return;
    const checked = new Map(
      plan.flatMap(({ blocks }, at) => checkChanges(said.replies[at] ?? NOTHING, blocks, language)),
    );
    const lines = new Map([...checked].map(([name, { summary }]) => [name, summary]));
    const whole = lines.size < 2 ? undefined : await ask([planGlobal(lines, plan.length)]);
    if (whole === null) return;
    const global = placeGlobalLines(
      row.global_summary ?? '',
      checkGlobalLines(toLines(whole?.replies[0]), lines, language),
    );
    const usage = addUsage(said.usage, whole?.usage);
    await end(
      request,
      {
        ...(said.model !== null && checked.size > 0 && { by: said.model }),
        ...(global && { globalSummary: global.text, lines: global.written }),
        ...(usage.outputTokens + usage.ms > 0 && { usage }),
      },
      new Map([...checked].map(([name, written]) => [Number(name.slice(1)), written])),
    );
  };

  return {
    async write(request: WriteRequest, { signal }: Pick<JobContext, 'signal'>): Promise<void> {
      const row = await findWaiting(request);
      if (row) await work(request, row, signal);
    },

    /** No attempt worked: what the changes alone say stands. */
    giveUpWriting: (request: WriteRequest): Promise<void> => end(request, {}, new Map()),
  };
}

/** What a model says of changes, as far as it holds. */
function checkChanges(
  { changes }: ChangesReply,
  blocks: readonly ChangedBlock[],
  language: string,
): [name: string, GeneratedChangeRecord][] {
  return blocks.flatMap((block): [string, GeneratedChangeRecord][] => {
    const said = changes.find(({ id }) => nameOf(id) === block.name);
    if (!said) return [];
    const texts = { summary: unescapeQuoted(said.summary), impact: unescapeQuoted(said.impact) };
    const held = checkChangeSummary(block, texts, language);
    if (!held) return [];
    const { category, severity } = said;
    return [
      [
        block.name,
        { ...held, ...(category && { category }), ...(severity && { severity: severityOf(severity) }) },
      ],
    ];
  });
}

const toLines = (reply: GlobalReply | null | undefined) =>
  (reply?.sentences ?? []).map(({ text, changes }) => ({
    text: unescapeQuoted(text),
    changes: changes.map(nameOf),
  }));

function addUsage<Usage extends NonNullable<StoredWriting['usage']>>(one: Usage, other?: Usage) {
  return {
    inputTokens: one.inputTokens + (other?.inputTokens ?? 0),
    outputTokens: one.outputTokens + (other?.outputTokens ?? 0),
    ms: one.ms + (other?.ms ?? 0),
  };
}
