import type { Harness } from '@recto/testing/comparison';
import {
  makeCase,
  type MadeCase,
  type PlantedLine,
  type PlantedWord,
  toCell,
  toWord,
} from './plant-document.ts';

type Random = () => number;

/** What the cases are made of. */
export interface Material {
  readonly harness: Harness;
  readonly random: Random;
  /** Of a real text, in its order. */
  readonly paragraphs: readonly string[];
  /** For words that are put in. */
  readonly words: readonly string[];
}

const WIDTHS = [72, 60] as const;
const below = (random: Random, count: number) => Math.floor(random() * count);
const pick = <T>(random: Random, from: readonly [T, ...T[]] | readonly T[]): T =>
  from[below(random, from.length)] as T;

function shuffle<T>(random: Random, values: readonly T[]): T[] {
  const shuffled = [...values];
  for (let at = shuffled.length - 1; at > 0; at--) {
    const other = below(random, at + 1);
    [shuffled[at], shuffled[other]] = [shuffled[other] as T, shuffled[at] as T];
  }
  return shuffled;
}

/** Exchanges, removes and puts in so many single words of paragraphs, no two of them side by side. */
function editWords({ random, words }: Material, lines: readonly PlantedLine[], count: number): PlantedLine[] {
  const edited = lines.map((cells) => cells.map((cell) => [...cell]));
  const touched = new Set<number>();
  for (let done = 0, tries = 0; done < count && tries < 50 * count; tries++) {
    const [cell, ...others] = pick(random, edited);
    if (!cell || others.length > 0 || cell.length < 8) continue;
    const at = 1 + below(random, cell.length - 2);
    const around = cell.slice(at - 1, at + 2);
    if (!around.every(({ id, text }) => /^\p{L}{3,}$/u.test(text) && !touched.has(id))) continue;
    const word = toWord(pick(random, words));
    if (around.some(({ text }) => text === word.text)) continue;
    for (const { id } of around) touched.add(id);
    touched.add(word.id);
    const kind = below(random, 3);
    if (kind === 0) cell.splice(at, 1, word);
    else if (kind === 1) cell.splice(at, 0, word);
    else if (around[0]?.text !== around[1]?.text && around[1]?.text !== around[2]?.text) cell.splice(at, 1);
    else continue;
    done++;
  }
  return edited;
}

const toLines = (paragraphs: readonly string[]): PlantedLine[] => paragraphs.map((text) => [toCell(text)]);
const rewrapped = (harness: Harness, left: readonly PlantedLine[], right: readonly PlantedLine[]) =>
  makeCase(harness, { lines: left, width: WIDTHS[0] }, { lines: right, width: WIDTHS[1] });

function singleWords(material: Material): MadeCase {
  const lines = toLines(material.paragraphs.slice(0, 60));
  return rewrapped(material.harness, lines, editWords(material, lines, 40));
}

/** Every paragraph stands three times, between others each time. */
function duplicates(material: Material): MadeCase {
  const { harness, random, paragraphs } = material;
  const own = paragraphs.slice(0, 20);
  const lines = toLines([...own, ...shuffle(random, own), ...shuffle(random, own)]);
  const without = new Set(Array.from({ length: 3 }, () => below(random, lines.length)));
  const left = lines.filter(
    (_, at) =>
      at === 0 ||
      lines[at - 1]
        ?.flat()
        .map(({ text }) => text)
        .join() !==
        lines[at]
          ?.flat()
          .map(({ text }) => text)
          .join(),
  );
  return rewrapped(
    harness,
    left,
    editWords(
      material,
      left.filter((_, at) => !without.has(at)),
      15,
    ),
  );
}

const toTitle = (random: Random, words: readonly string[]) =>
  Array.from({ length: 2 + below(random, 3) }, () => {
    const word = pick(random, words);
    return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  }).join(' ');

/** Nothing but headings is changed. */
function headings({ harness, random, paragraphs, words }: Material): MadeCase {
  const left = paragraphs
    .slice(0, 60)
    .flatMap((text, at) =>
      at % 2 === 0 ? [[toCell(toTitle(random, words))], [toCell(text)]] : [[toCell(text)]],
    );
  const isHeading = (at: number) => at % 3 === 0;
  const right = left.map((line, at) =>
    isHeading(at) && random() < 0.4 ? [toCell(toTitle(random, words))] : line,
  );
  return rewrapped(harness, left, right);
}

/** What is read for what is printed. */
const CONFUSIONS: readonly (readonly [printed: string, read: string])[] = [
  ['m', 'rn'],
  ['rn', 'm'],
  ['l', '1'],
  ['I', 'l'],
  ['i', 'l'],
  ['o', '0'],
  ['O', '0'],
  ['d', 'cl'],
  ['cl', 'd'],
  ['w', 'vv'],
  ['S', '5'],
  ['B', '8'],
  ['e', 'c'],
  ['h', 'b'],
];

function misread(random: Random, word: PlantedWord): PlantedWord {
  if (!/\p{L}{4}/u.test(word.text)) return word;
  const [printed, read] = pick(random, CONFUSIONS);
  return word.text.includes(printed) ? { ...word, text: word.text.replace(printed, read) } : word;
}

/** The later version is a scan with misread words; words and figures are edited. */
function scan(material: Material): MadeCase {
  const { harness, random } = material;
  const left = toLines(
    material.paragraphs
      .slice(0, 60)
      .map((text, at) => (at % 4 === 0 ? `${text} The fee is ${1000 + below(random, 9000)} euros.` : text)),
  );
  const edited = editWords(material, left, 30).map((cells) =>
    cells.map((cell) =>
      cell.map((word) => {
        if (/^\d{4}$/u.test(word.text)) return random() < 0.5 ? toWord(String(Number(word.text) + 10)) : word;
        return random() < 0.12 ? misread(random, word) : word;
      }),
    ),
  );
  return makeCase(
    harness,
    { lines: left, width: WIDTHS[0] },
    { lines: edited, width: WIDTHS[1], state: 'ocr' },
  );
}

const HEADS = ['Service', 'Region', 'Hours', 'Rate', 'Fee'];
const SERVICES = ['Support', 'Training', 'Hosting', 'Travel'];
const REGIONS = ['North', 'South', 'East', 'West'];

const toRow = (random: Random): string[] => [
  pick(random, SERVICES),
  pick(random, REGIONS),
  String(1 + below(random, 60)),
  String(20 + 5 * below(random, 30)),
  String(100 * (1 + below(random, 90))),
];
const toCells = (cells: readonly string[]): PlantedLine => cells.map(toCell);

/** Rows are added and removed, whole, in tables whose rows share their first cells; some cells change. */
function tableRows({ harness, random, paragraphs }: Material): MadeCase {
  const [left, right]: [PlantedLine[], PlantedLine[]] = [[], []];
  for (const text of paragraphs.slice(0, 5)) {
    const paragraph = [toCell(text)];
    const head = toCells(HEADS);
    for (const side of [left, right]) side.push(paragraph, head);
    for (let at = 0; at < 14; at++) {
      const row = toCells(toRow(random));
      const chance = random();
      if (chance < 0.08) right.push(toCells(toRow(random)));
      if (chance < 0.9) left.push(row);
      if (chance >= 0.08 && chance < 0.16) continue;
      if (chance > 0.9) right.push(row);
      else right.push(chance < 0.3 ? row.with(4, [toWord(String(105 * (1 + below(random, 90))))]) : row);
    }
  }
  return rewrapped(harness, left, right);
}

/** Two columns of a table change places. */
function swappedColumns({ harness, random, paragraphs }: Material): MadeCase {
  const rows = [toCells(HEADS), ...Array.from({ length: 10 }, () => toCells(toRow(random)))];
  const one = 1 + below(random, 2);
  const other = one + 1 + below(random, 4 - one);
  const swapped = rows.map((row) => row.with(one, row[other] ?? []).with(other, row[one] ?? []));
  const around = toLines(paragraphs.slice(0, 4));
  const place = (table: readonly PlantedLine[]) => [...around.slice(0, 2), ...table, ...around.slice(2)];
  return rewrapped(harness, place(rows), place(swapped));
}

const REPEATED = ['Allowed', 'Not allowed', 'Learn more'];

/** Of numbers in another order those that weigh most and keep their order. */
function heaviestInOrder(order: readonly number[], weightOf: (value: number) => number): ReadonlySet<number> {
  const best: { readonly weight: number; readonly kept: readonly number[] }[] = [];
  for (const [at, value] of order.entries()) {
    const before = best
      .filter((_, earlier) => earlier < at && (order[earlier] ?? 0) < value)
      .reduce((most, one) => (one.weight > most.weight ? one : most), { weight: 0, kept: [] });
    best.push({ weight: before.weight + weightOf(value), kept: [...before.kept, value] });
  }
  const { kept } = best.reduce((most, one) => (one.weight > most.weight ? one : most));
  return new Set(kept);
}

/** Whole sections with the same headings inside change places. */
function sections(material: Material): MadeCase {
  const { harness, random, words } = material;
  const groups = Array.from(
    { length: Math.min(14, Math.floor(material.paragraphs.length / REPEATED.length)) },
    (_, at) => [
      [toCell(toTitle(random, words))],
      ...REPEATED.flatMap((heading, part) => [
        [toCell(heading)],
        [toCell(material.paragraphs[at * REPEATED.length + part] ?? '')],
      ]),
    ],
  );
  const order = groups.map((_, at) => at);
  for (let move = 0; move < 4; move++) {
    const [group = 0] = order.splice(below(random, order.length), 1);
    order.splice(below(random, order.length + 1), 0, group);
  }
  // Which of two parts that change places moved is a matter of taste: the one with fewer words.
  const stayed = heaviestInOrder(order, (group) => groups[group]?.flat(2).length ?? 0);
  const moved = groups.filter((_, group) => !stayed.has(group));
  const ids = new Set(moved.flat(3).map(({ id }) => id));
  const right = editWords(
    material,
    order.flatMap((group) => groups[group] ?? []),
    6,
  );
  return makeCase(
    harness,
    { lines: groups.flat(), width: WIDTHS[0] },
    { lines: right, width: WIDTHS[1] },
    (id) => ids.has(id),
  );
}

/** Every kind of edit by itself, on documents made for it. */
export const EDIT_KINDS: Readonly<Record<string, (material: Material) => MadeCase>> = {
  'single words': singleWords,
  'duplicate paragraphs': duplicates,
  'headings only': headings,
  'one side scanned': scan,
  'table rows': tableRows,
  'swapped columns': swappedColumns,
  'repeated headings, sections moved': sections,
};
