import { gunzipSync } from 'node:zlib';
import type { ComparisonRow, ComparisonSide } from '@recto/contract/comparisons';
import { ROWS_PER_CALL } from '@recto/contract/limits';
import type { ChangedBlock } from '@recto/core/comparison';
import type { Database } from '#kernel/database.ts';
import * as store from '#modules/comparisons/store.ts';
import type { StoredChange } from '#modules/comparisons/tasks/to-wire.ts';

/** Changes that a model sums up, the weightiest of all: what it costs grows with what changed, and has an end. */
const MAX_CHANGES = 60;
/** Of each side, in characters, and so much of it before what changed. */
const MAX_BLOCK = 600;
const BEFORE_CHANGE = 150;
/** They say nothing that could be summed up. */
const MINOR: ReadonlySet<string> = new Set(['punctuation', 'case', 'clause-renumbered']);

/** The changes that are worth being summed up in other words, as they follow each other. */
export function chooseChanges<Change extends StoredChange>(changes: readonly Change[]): Change[] {
  return changes
    .filter(({ kinds }) => !kinds.every((kind) => MINOR.has(kind)))
    .toSorted((one, other) => (other.weight ?? 0) - (one.weight ?? 0) || one.changeId - other.changeId)
    .slice(0, MAX_CHANGES)
    .toSorted((one, other) => one.changeId - other.changeId);
}

/** What stood and what stands where these changes are, of the stored rows: part by part, never all at once. */
export async function readBlocks(
  database: Database,
  comparisonId: string,
  changes: readonly StoredChange[],
): Promise<ChangedBlock[]> {
  let known: { first: number; rows: ComparisonRow[] } | undefined;
  const readPart = async (first: number): Promise<readonly ComparisonRow[]> => {
    if (known?.first === first) return known.rows;
    const [part] = await store.listParts(database.root, comparisonId, { from: first, to: first + 1 });
    // Written by ourselves, from the contract's own types.
    const rows = part ? (JSON.parse(gunzipSync(part.rows).toString()) as ComparisonRow[]) : [];
    known = { first, rows };
    return rows;
  };
  const readRows = async ({ rows: stretches }: StoredChange): Promise<ComparisonRow[]> => {
    const found: ComparisonRow[] = [];
    for (const [from, to] of stretches)
      for (let first = from - (from % ROWS_PER_CALL); first <= to; first += ROWS_PER_CALL)
        found.push(...(await readPart(first)).filter(({ index }) => index >= from && index <= to));
    return found;
  };
  const blocks: ChangedBlock[] = [];
  for (const change of changes) {
    const rows = await readRows(change);
    const where = change.place ?? change.clause;
    blocks.push({
      name: `C${change.changeId}`,
      before: excerptOf(rows.map(({ left }) => left)),
      after: excerptOf(rows.map(({ right }) => right)),
      ...(where !== undefined && { where }),
    });
  }
  return blocks;
}

/** The text of a side; of a long one what lies around the first word that changed. */
export function excerptOf(sides: readonly ComparisonSide[]): string {
  let text = '';
  let changedAt: number | undefined;
  for (const { value, furniture } of sides) {
    if (furniture) continue;
    if (text !== '') text += ' ';
    for (const segment of typeof value === 'string' ? [{ type: 0, value }] : value) {
      if (segment.type !== 0) changedAt ??= text.length;
      text += segment.value;
    }
  }
  const isLong = text.length > MAX_BLOCK;
  const from = isLong ? Math.max(0, (changedAt ?? 0) - BEFORE_CHANGE) : 0;
  // Whole words only: half a number is another one.
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const end = start + MAX_BLOCK < text.length ? text.lastIndexOf(' ', start + MAX_BLOCK) : text.length;
  return text.slice(start, Math.max(end, start)).replace(/\s+/gu, ' ').trim();
}
