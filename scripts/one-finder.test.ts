import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/*
 * What a line of a document is, is found once, in structure/: a finder of its own elsewhere in the core would disagree with
 * it. Elsewhere what was found is read.
 */

const root = path.resolve(import.meta.dirname, '..');
const STRUCTURE = 'packages/core/src/structure/';
const FINDERS = [
  { kind: 'heads and feet of pages', name: /^(find|make|detect|learn)\w*(Running|Furniture)/ },
  { kind: 'headings', name: /^(find|detect|learn)\w*Headings$|^\w*HeadingFinder$/ },
  { kind: 'paragraphs', name: /^(find|detect|learn)(?!In)\w*Paragraphs$/ },
  { kind: 'tables', name: /^(find|detect|learn)(?!In)\w*Tables$/ },
  { kind: 'notes', name: /^(find|detect|learn)\w*Notes$/ },
  { kind: 'lists of contents', name: /^(find|detect|learn)\w*Contents$/ },
  { kind: 'what goes on over a page break', name: /^(find|is|detect)\w*Continued$/ },
  { kind: 'captions', name: /^(is|find|detect)\w*Captions?$/ },
];

/**
 * What else judges single lines, by their words: each was measured against the blocks found on printed pages and is better, or
 * reads what has none (decision 125).
 */
const SEPARATE: Readonly<Record<string, string>> = {
  'sentences/page-lines.ts': 'units: blocks as borders of paragraphs and headings cut sentences of answers',
  'sentences/lines.ts': 'ranking: the headings found cost evidence on filings; labels of rows are words',
  'sentences/line-ends.ts': 'marks of items within a paragraph',
  'sentences/code-lines.ts': 'program text, of which blocks know nothing',
  'sentences/noise.ts': 'what a unit says, not what its line is',
  'table-rows/table-lines.ts': 'rows of pages given as text, and of tables with one row',
  'table-rows/column-heads.ts': 'heads over several lines, and above the lines of a table that was found',
  'table-rows/head-line.ts': 'heads within a line',
  'table-rows/row-unit.ts': 'units above tables that the finder does not join over a page break',
  'table-rows/table-row.ts': 'contents of documents that are not laid out',
  'key-figures/statements.ts': 'reports are read as text',
};
const JUDGES =
  /^(is\w*Heading|is\w*ColumnHead|isBareHead|isHeadLine|findHeadLine|kindOfLine|kindInContext|isWrapped|isCodeLine|isContentsLine|shapeOfLine|labelOfRow|markerOf|readHeads|startsPage|isTitled)$/;

function judgesIn(source: string): string[] {
  return [...source.matchAll(/^(?:export )?(?:function|const) (\w+)/gm)]
    .map(([, declared = '']) => declared)
    .filter((declared) => JUDGES.test(declared));
}

/** Modules of structure/ that find; what only tells of a line or a page by what was found may be read anywhere. */
const FINDING = /from '#structure\/(?:tables|paragraphs|notes|contents|running-heads)\/[^']*'/g;
const WORDS_ONLY = /import \{ (?:isIndexEntry|isPageNumber) \} from/;

function findersReadIn(file: string, source: string): string[] {
  return [...source.matchAll(FINDING)].flatMap(({ 0: from, index }) => {
    const statement = source.slice(source.lastIndexOf('import', index), index + from.length);
    return WORDS_ONLY.test(statement) ? [] : [`${file}: ${from}`];
  });
}

function findersIn(file: string, source: string): string[] {
  return [...source.matchAll(/\b(?:function|const|class) (\w+)/g)].flatMap(([, declared = '']) =>
    FINDERS.filter(({ name }) => name.test(declared)).map(({ kind }) => `${file}: ${declared} (${kind})`),
  );
}

const names = globSync('packages/core/src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).map((name) =>
  name.replaceAll('\\', '/'),
);
const found = names.flatMap((name) => findersIn(name, readFileSync(path.join(root, name), 'utf8')));

test('each kind of line has one finder', () => {
  for (const { kind } of FINDERS)
    expect(
      found.some((one) => one.endsWith(`(${kind})`)),
      kind,
    ).toBe(true);
  expect(found.filter((one) => !one.startsWith(STRUCTURE))).toEqual([]);
});

test('elsewhere no finder is called: what was found is read with the page', () => {
  const read = names
    .filter((name) => !name.startsWith(STRUCTURE))
    .flatMap((name) => findersReadIn(name, readFileSync(path.join(root, name), 'utf8')));
  expect(read).toEqual([]);
  expect(findersReadIn('a.ts', "import { findContents } from '#structure/contents/index.ts';")).toHaveLength(
    1,
  );
});

test('what answers, about, search, clauses and key figures judge by themselves is named, with its reason', () => {
  const core = 'packages/core/src/';
  const own = names.filter((name) =>
    /^packages\/core\/src\/(answers|sentences|table-rows|about|search|clauses|key-figures)\//.test(name),
  );
  const judging = own.filter((name) => judgesIn(readFileSync(path.join(root, name), 'utf8')).length > 0);
  expect(judging.map((name) => name.slice(core.length)).sort()).toEqual(Object.keys(SEPARATE).sort());
  expect(judgesIn('function isRunInHeading(text: string) {}')).toHaveLength(1);
});

test('the test itself finds another finder', () => {
  for (const name of [
    'findRunningLines',
    'findLayoutHeadings',
    'detectParagraphs',
    'findPrintedTables',
    'findNotes',
    'findContents',
    'isContinued',
    'isCaption',
  ])
    expect(
      findersIn('packages/core/src/outline/a.ts', `export function ${name}(lines: string[]) {}`),
      name,
    ).toHaveLength(1);
});
