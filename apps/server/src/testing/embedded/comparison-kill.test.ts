import { contract } from '@recto/contract';
import type { Comparison, ComparisonRow, ComparisonSide } from '@recto/contract/comparisons';
import { uploadAndWait, waitFor } from '@recto/testing/api';
import { seededRandom } from '@recto/testing/pdf';
import { expect, test } from 'vitest';
import { startKillable } from '#testing/killable-server.ts';

const PARAGRAPHS = 4_000;
const CHANGED_EVERY = 50;
const LIMIT_MS = 60_000;

/** Long enough that comparing it takes a second or more. */
function makeTexts(): readonly [earlier: string, later: string] {
  const random = seededRandom(1);
  const word = () => `w${Math.floor(random() * 5_000)}`;
  const paragraphs = Array.from(
    { length: PARAGRAPHS },
    (_, at) => `Part ${at} says ${Array.from({ length: 30 }, word).join(' ')}.`,
  );
  const later = paragraphs.map((text, at) => (at % CHANGED_EVERY === 0 ? `${text} It is new.` : text));
  return [paragraphs.join('\n\n'), later.join('\n\n')];
}

const valueOf = ({ value }: ComparisonSide) =>
  typeof value === 'string' ? value : value.map((segment) => segment.value).join('');

test(
  'a comparison whose server is killed in the middle of it begins again and ends once',
  async () => {
    const { api, kill, start } = await startKillable();
    const texts = makeTexts();
    const fileIds: string[] = [];
    for (const [at, text] of texts.entries())
      fileIds.push((await uploadAndWait(api(), { name: `text-${at}.txt`, content: Buffer.from(text) }))._id);

    const { comparisonId: id } = await api().call(contract.comparisons.start, { body: { fileIds } });
    const look = (): Promise<Comparison> => api().call(contract.comparisons.get, { params: { id } });
    const isUnderWay = async () => ((await look()).progress > 0 ? true : undefined);
    await waitFor('the middle of the comparison', isUnderWay, LIMIT_MS);
    await kill();
    await start();
    expect((await look()).status).toBe('running');
    const isOver = async () => ((await look()).status === 'running' ? undefined : true);
    await waitFor('the end of the comparison', isOver, LIMIT_MS);

    const { status, generation, changesTotal, rowsTotal } = await look();
    expect({ status, changesTotal }).toEqual({
      status: 'complete',
      changesTotal: PARAGRAPHS / CHANGED_EVERY,
    });
    expect(generation.map(({ _id }) => _id)).toEqual(Array.from(generation.keys(), (at) => at + 1));
    expect(generation).toHaveLength(changesTotal);
    const rows: ComparisonRow[] = [];
    while (rows.length < rowsTotal) {
      const query = { from: rows.length };
      rows.push(...(await api().call(contract.comparisons.rows, { params: { id }, query })).items);
    }
    expect(rows.map(({ index }) => index)).toEqual(Array.from(rows.keys()));
    expect(rows.map(({ left }) => valueOf(left)).join('')).toBe(texts[0]);
    expect(rows.map(({ right }) => valueOf(right)).join('')).toBe(texts[1]);
    expect((await api().call(contract.comparisons.list, {})).total).toBe(1);
  },
  LIMIT_MS * 3,
);
