/**
 * Compares the passages that a language model is offered with and without an embedding model: how often the evidence of the
 * questions on annual reports (`qa/filings-dev`) is among them.
 *
 * LLM_BASE_URL=… LLM_API_KEY=… EMBEDDING_MODEL=… npm run bench:passages -- --yes [--limit 10]
 *
 * It says first what is sent, and without `--yes` nothing more.
 */
import { parseArgs } from 'node:util';
import {
  cutPassages,
  type FileIndex,
  makePassageLookup,
  findPageText,
  nearestPassages,
  type PackedVectors,
  packVectors,
  rankFile,
} from '@recto/core/answers';
import { TEST_DATA } from '@recto/testing/test-data';
import { z } from 'zod';
import { readFilingQuestions } from '../answers/filings.ts';
import { hasTestData, loadFile } from '../answers/test-data.ts';

/** As many as the product sends at a time, and offers. */
const PASSAGES_PER_CALL = 32;
const OFFERED = 8;

const Embedded = z.object({ data: z.array(z.object({ embedding: z.array(z.number()) })) });

const { values } = parseArgs({
  options: { yes: { type: 'boolean', default: false }, limit: { type: 'string' } },
});
const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, EMBEDDING_MODEL: model } = process.env;

if (!hasTestData()) console.log(`Nothing measured: there is no test data at ${TEST_DATA} (set TEST_DATA).`);
else if (!baseUrl || !model)
  console.log('Nothing measured: no embedding model is configured (EMBEDDING_MODEL, see docs/models.md).');
else await measure(readFilingQuestions().slice(0, values.limit ? Number(values.limit) : undefined));

async function measure(filings: ReturnType<typeof readFilingQuestions>): Promise<void> {
  const files = new Map<string, FileIndex>();
  for (const { file } of filings) files.set(file, (await loadFile(file)).index);
  const texts = [...files.values()].flatMap((index) => allPassages(index).map(({ text }) => text));
  const characters = texts.reduce((sum, { length }) => sum + length, 0);
  console.log(
    `${texts.length} passages of ${files.size} files (${characters} characters), ${filings.length} questions`,
  );
  if (!values.yes) return console.log('Nothing was sent. Start with --yes to go on.');

  const vectors = new Map<string, PackedVectors[]>();
  for (const [file, index] of files) vectors.set(file, await embedPassages(index));
  const hits = { words: 0, fused: 0 };
  for (const { file, question, evidencePages } of filings) {
    const { index } = await loadFile(file);
    const [vector = []] = await embed([question]);
    const { findPassage } = makePassageLookup((page) => findPageText(index, page));
    const nearest = nearestPassages(vector, vectors.get(file) ?? [], OFFERED);
    const similar = nearest.flatMap((id) => findPassage(id) ?? []);
    const isFound = (more: object) =>
      rankFile(index, question, more).passages.some(({ passage: { page } }) => evidencePages.includes(page));
    if (isFound({})) hits.words++;
    if (isFound({ similar })) hits.fused++;
  }
  const share = (count: number) => (count / Math.max(1, filings.length)).toFixed(2);
  console.log(`Evidence among the ${OFFERED} passages that are offered, by ${model}`);
  console.log(`  by words             ${share(hits.words)}`);
  console.log(`  fused with meaning   ${share(hits.fused)}`);
}

function allPassages(index: FileIndex) {
  return cutPassages(index, null, Number.POSITIVE_INFINITY).passages;
}

async function embedPassages(index: FileIndex): Promise<PackedVectors[]> {
  const passages = allPassages(index);
  const packed: PackedVectors[] = [];
  for (let at = 0; at < passages.length; at += PASSAGES_PER_CALL) {
    const some = passages.slice(at, at + PASSAGES_PER_CALL);
    const bytes = packVectors(await embed(some.map(({ text }) => text)));
    packed.push({ ids: some.map(({ id }) => id), bytes });
  }
  return packed;
}

async function embed(input: readonly string[]): Promise<number[][]> {
  const response = await fetch(`${baseUrl}/embeddings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
    body: JSON.stringify({ model, input }),
  });
  if (!response.ok) throw new Error(`The embedding model answered with status ${response.status}.`);
  return Embedded.parse(await response.json()).data.map(({ embedding }) => embedding);
}
