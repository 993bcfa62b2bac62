import { parseArgs } from 'node:util';
import { contract } from '@recto/contract';
import type {
  Comparison,
  ComparisonChange,
  ComparisonRow,
  ComparisonSide,
} from '@recto/contract/comparisons';
import { CHANGES_PER_CALL, PAGES_PER_CALL, ROWS_PER_CALL } from '@recto/contract/limits';
import { type ApiClient, connect, signInNewPerson, uploadAndWait, waitFor } from '@recto/testing/api';
import { startServer } from '../../../e2e/support/server.ts';
import { markF1Of, type MarkedText, scoreMarks, STATE, type State } from './known-edits.ts';
import { type Pair, PAIRS } from './make-pairs.ts';

/**
 * Real pairs of versions, and pairs with known edits, compared through the product's door: what a client gets of them.
 * `--only contract,scans`; `--keep` leaves the product running, so that the comparisons can be looked at.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    keep: { type: 'boolean', default: false },
    changes: { type: 'boolean' },
  },
});
const LEAST_MARK_F1 = 0.97;
const WITHIN_MS = 600_000;

async function compare(api: ApiClient, fileIds: readonly string[]): Promise<Comparison> {
  const { comparisonId: id } = await api.call(contract.comparisons.start, {
    body: { fileIds: [...fileIds] },
  });
  const look = async () => {
    const comparison = await api.call(contract.comparisons.get, { params: { id } });
    return comparison.status === 'running' ? undefined : comparison;
  };
  return waitFor(`the comparison ${id}`, look, WITHIN_MS);
}

async function fetchRows(api: ApiClient, id: string): Promise<ComparisonRow[]> {
  const rows: ComparisonRow[] = [];
  for (let total = 1; rows.length < total; ) {
    const query = { from: rows.length, limit: ROWS_PER_CALL };
    const page = await api.call(contract.comparisons.rows, { params: { id }, query });
    rows.push(...page.items);
    total = page.total;
  }
  return rows;
}

async function fetchChanges(api: ApiClient, id: string): Promise<ComparisonChange[]> {
  const changes: ComparisonChange[] = [];
  for (let total = 1; changes.length < total; ) {
    const query = { from: changes.length, limit: CHANGES_PER_CALL };
    const page = await api.call(contract.comparisons.changes, { params: { id }, query });
    changes.push(...page.items);
    total = page.total;
  }
  return changes;
}

/** A side as its rows give it. */
function readSide(sides: readonly ComparisonSide[]): MarkedText & { readonly full: string } {
  let [text, full] = ['', ''];
  const states: State[] = [];
  for (const { value, furniture = false } of sides)
    for (const segment of typeof value === 'string' ? [{ type: 0, value }] : value) {
      full += segment.value;
      if (furniture) continue;
      text += segment.value;
      const isMoved = 'moved' in segment && segment.moved !== undefined;
      const state = segment.type === 0 ? STATE.same : isMoved ? STATE.moved : STATE.edited;
      states.push(...Array.from({ length: segment.value.length }, () => state));
    }
  return { text, states, full };
}

/** The text of a file as the product gives it, its pages that have text joined by line feeds. */
async function readFile(api: ApiClient, id: string): Promise<string> {
  const texts: string[] = [];
  for (let total = 1; texts.length < total; ) {
    const query = { from: texts.length + 1, to: texts.length + PAGES_PER_CALL };
    const found = await api.call(contract.documents.search, { params: { id }, query });
    if (!('pages' in found)) break;
    texts.push(...found.pages.map(({ text }) => text));
    total = found.total;
  }
  return texts.filter((text) => text !== '').join('\n');
}

const shareOf = ({ text, states }: MarkedText) => {
  const letters = states.filter((_, at) => /\S/u.test(text.charAt(at)));
  return letters.filter((state) => state === STATE.edited).length / Math.max(1, letters.length);
};

async function measure(api: ApiClient, pair: Pair): Promise<string> {
  const fileIds: string[] = [];
  for (const { name, content } of [pair.earlier, pair.later]) {
    const file = await uploadAndWait(api, { name, content, fields: { lang: pair.lang } });
    if (file.status !== 'complete') throw new Error(`${name}: ${file.error_msg_customer}`);
    fileIds.push(file._id);
  }
  const begun = performance.now();
  const comparison = await compare(api, fileIds);
  const seconds = (performance.now() - begun) / 1000;
  if (comparison.status !== 'complete') throw new Error(`${pair.name}: ${comparison.error}`);
  const rows = await fetchRows(api, comparison.comparisonId);
  const sides = [readSide(rows.map(({ left }) => left)), readSide(rows.map(({ right }) => right))] as const;
  const texts = [await readFile(api, fileIds[0] ?? ''), await readFile(api, fileIds[1] ?? '')];
  const isRebuilt = sides.every(({ full }, at) => full === texts[at]);
  const changes = await fetchChanges(api, comparison.comparisonId);
  const notes: string[] = [];
  if (!isRebuilt) fail(`${pair.name}: the rows do not give the texts back`);
  if (pair.truth) {
    const scores = [scoreMarks(pair.truth.earlier, sides[0]), scoreMarks(pair.truth.later, sides[1])];
    const markF1 = markF1Of(scores);
    const sum = (of: (score: (typeof scores)[number]) => number) =>
      scores.reduce((total, score) => total + of(score), 0);
    notes.push(
      `markF1 ${markF1.toFixed(3)}, wrong ${sum(({ wrong }) => wrong)} and missed ${sum(({ missed }) => missed)} characters`,
      `moved ${sum(({ moved }) => moved)} of ${sum(({ movedInTruth }) => movedInTruth)}`,
    );
    if (!(markF1 >= LEAST_MARK_F1)) fail(`${pair.name}: markF1 ${markF1}`);
  }
  if (pair.quotes) {
    const missing = pair.quotes.filter((quote) => !changes.some((change) => change.changes.includes(quote)));
    notes.push(`${pair.quotes.length - missing.length} of ${pair.quotes.length} known edits told`);
    if (missing.length > 0) fail(`${pair.name}: nothing says ${missing.join(', ')}`);
    if (changes.length > pair.quotes.length) fail(`${pair.name}: ${changes.length} changes`);
  }
  console.log(`\n${pair.name}: ${comparison.comparisonId}\n${comparison.smartSummary}`);
  if (values.changes)
    for (const { pages, changes: told } of changes) console.log(`  ${pages.master}/${pages.child} ${told}`);
  const share = ((shareOf(sides[0]) + shareOf(sides[1])) / 2) * 100;
  return `| ${[
    pair.name,
    `${comparison.masterFile.pages} and ${comparison.childFile.pages}`,
    rows.length.toLocaleString('en-US'),
    changes.length.toLocaleString('en-US'),
    `${share.toFixed(1)} %`,
    seconds.toFixed(1),
    comparison.cutOff ? 'yes' : 'no',
    isRebuilt ? 'yes' : 'no',
    notes.join('; '),
  ].join(' | ')} |`;
}

function fail(what: string): void {
  console.log(`FAIL ${what}`);
  process.exitCode = 1;
}

const server = await startServer({ THROTTLE: 'off', TRUST_PROXY: 'true' });
try {
  const reach = { api: connect(server.url), dataFolder: server.dataFolder };
  const { email, password, AccessToken } = await signInNewPerson(reach);
  const api = connect(server.url, AccessToken);
  const lines: string[] = [];
  for (const name of values.only?.split(',') ?? Object.keys(PAIRS)) {
    const pair = await PAIRS[name]?.();
    if (pair) lines.push(await measure(api, pair));
  }
  console.log(
    '\n| pair | pages | rows | changes | changed | seconds | cut off | rebuilt | |\n|---|---|---|---|---|---|---|---|---|',
  );
  console.log(lines.join('\n'));
  if (values.keep) {
    console.log(`${server.url} ${email} ${password}`);
    await new Promise((resolve) => process.once('SIGINT', resolve));
  }
} finally {
  await server.stop();
}
