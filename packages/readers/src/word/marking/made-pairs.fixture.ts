import { makeWordDocument } from '@recto/testing/office';

/** A paragraph by its words, or a row by its cells. */
export interface MadeBlock {
  readonly kind: 'heading' | 'text' | 'item' | 'row';
  readonly texts: readonly string[];
}

/** A Word file and a later one, with how many words were planted. */
export interface MadePair {
  readonly left: Buffer;
  readonly right: Buffer;
  readonly leftText: string;
  readonly rightText: string;
  /** Words of all that was removed and added; of what moved, at both places. */
  readonly planted: number;
  /** Paragraphs and cells that are the same. */
  readonly unchanged: readonly string[];
}

const SUBJECTS = [
  'Provider',
  'Customer',
  'Licensor',
  'Supplier',
  'Auditor',
  'Controller',
  'Guarantor',
  'Lessee',
];
const DUTIES = ['deliver', 'inspect', 'store', 'return', 'insure', 'document', 'replace', 'maintain'];
const THINGS = [
  'equipment',
  'records',
  'software',
  'premises',
  'samples',
  'drawings',
  'licences',
  'materials',
];
const CITIES = ['Berlin', 'Zurich', 'Vienna', 'Lyon', 'Porto', 'Gdansk', 'Bergen', 'Turin'];

/** Numbers from 0 up to a bound, the same for the same seed. */
export function randomOf(seed: number) {
  let state = seed * 2_654_435_761 + 1;
  return (bound: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    return state % bound;
  };
}

function makeBlocks(seed: number): MadeBlock[] {
  const random = randomOf(seed);
  const pick = (list: readonly string[]) => list[random(list.length)] ?? '';
  const sentence = (at: number) =>
    `The ${pick(SUBJECTS)} shall ${pick(DUTIES)} the ${pick(THINGS)} in ${pick(CITIES)} within ${10 + random(80)} days after notice number ${at} & pay EUR ${(1 + random(90)) * 100} for them.`;
  const blocks: MadeBlock[] = [];
  for (let clause = 1; clause <= 8; clause++) {
    blocks.push({ kind: 'heading', texts: [`${pick(THINGS)} of clause ${clause}`] });
    blocks.push({ kind: 'text', texts: [`${sentence(clause * 10)} ${sentence(clause * 10 + 1)}`] });
    blocks.push({ kind: 'item', texts: [sentence(clause * 10 + 2)] });
    blocks.push({ kind: 'item', texts: [sentence(clause * 10 + 3)] });
    if (clause % 3 === 0)
      for (let row = 0; row < 3; row++)
        blocks.push({
          kind: 'row',
          texts: [`${pick(THINGS)} ${clause}.${row}`, pick(CITIES), `EUR ${(1 + random(90)) * 10}`],
        });
  }
  return blocks;
}

const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => word !== '').length;

/** The pair of a seed: one edit of each sort, each in a paragraph of its own. */
export function makePair(seed: number): MadePair {
  const left = makeBlocks(seed);
  const random = randomOf(seed + 1_000);
  const right: (MadeBlock | null)[] = [...left];
  const inserted = new Map<number, MadeBlock>();
  const touched = new Set<number>();
  let planted = 0;
  const take = (kinds: readonly MadeBlock['kind'][]): number => {
    for (let tries = 0; ; tries++) {
      const at = random(left.length);
      const near = [at - 1, at, at + 1].some((each) => touched.has(each));
      if ((near && tries < 500) || !kinds.includes(left[at]?.kind ?? 'heading')) continue;
      touched.add(at);
      return at;
    }
  };
  const change = (at: number, to: (text: string) => string, words: number) => {
    const block = left[at];
    if (block) right[at] = { ...block, texts: [to(block.texts[0] ?? ''), ...block.texts.slice(1)] };
    planted += words;
  };
  change(take(['text', 'item']), (text) => text.replace(/within \d+ days/u, 'within 365 days'), 2);
  change(take(['text', 'item']), (text) => text.replace(' shall ', ' may '), 2);
  change(
    take(['text', 'item']),
    (text) => text.replace(' after notice', ' promptly and in writing after notice'),
    4,
  );
  change(take(['text', 'item']), (text) => text.replace(/ in \w+ within/u, ' within'), 2);
  const gone = take(['text', 'item']);
  right[gone] = null;
  planted += wordsIn(left[gone]?.texts[0] ?? '');
  const extra = `Nothing in this agreement limits liability for fraud or for death (${seed}).`;
  inserted.set(take(['text', 'item']), { kind: 'text', texts: [extra] });
  planted += wordsIn(extra);
  const item = `The parties meet in Geneva every ${seed + 2} months to speak about what is open.`;
  inserted.set(take(['item']), { kind: 'item', texts: [item] });
  planted += wordsIn(item);
  const row = take(['row']);
  const more = ['Training', 'Oslo', `EUR ${seed + 7_000}`];
  inserted.set(row, { kind: 'row', texts: more });
  planted += more.reduce((sum, text) => sum + wordsIn(text), 0);
  const moved = take(['text']);
  const block = left[moved];
  // From there to the end; a word of both places counts.
  if (seed % 2 === 0 && block) {
    right[moved] = null;
    right.push(block);
    planted += 2 * wordsIn(block.texts[0] ?? '');
  }
  const rightBlocks = right.flatMap((block, at) => {
    const added = inserted.get(at);
    return [...(block ? [block] : []), ...(added ? [added] : [])];
  });
  return {
    left: toFile(left, seed),
    right: toFile(rightBlocks, seed + 1),
    leftText: textOf(left),
    rightText: textOf(rightBlocks),
    planted,
    unchanged: left.flatMap((block, at) => (touched.has(at) ? [] : block.texts)),
  };
}

export const textOf = (blocks: readonly MadeBlock[]): string =>
  blocks.flatMap(({ texts }) => texts).join('\n');

const escape = (text: string) => text.replaceAll('&', '&amp;');
const run = (text: string, properties: string) =>
  `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${escape(text)}</w:t></w:r>`;

const PROPERTIES: Readonly<Record<MadeBlock['kind'], string>> = {
  heading: '<w:pStyle w:val="Heading1"/>',
  text: '<w:jc w:val="both"/>',
  item: '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>',
  row: '',
};

/** Cut into runs in the middle of words, as Word does it. */
function toParagraph(text: string, kind: MadeBlock['kind'], random: (bound: number) => number): string {
  const runs: string[] = [];
  for (let at = 0; at < text.length; ) {
    const end = at + 5 + random(40);
    const look = ['', '<w:b/>', '<w:i/><w:color w:val="FF0000"/>'][random(3)] ?? '';
    runs.push(run(text.slice(at, end), look));
    at = end;
  }
  const properties = PROPERTIES[kind];
  return `<w:p w:rsidR="00A1">${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}<w:bookmarkStart w:id="7" w:name="b"/>${runs.join('<w:proofErr w:type="spellStart"/>')}<w:bookmarkEnd w:id="7"/></w:p>`;
}

export function toFile(blocks: readonly MadeBlock[], seed: number): Buffer {
  const random = randomOf(seed + 77);
  let body = '';
  let isInTable = false;
  for (const { kind, texts } of blocks) {
    if (kind === 'row' && !isInTable) body += '<w:tbl><w:tblPr/><w:tblGrid/>';
    if (kind !== 'row' && isInTable) body += '</w:tbl>';
    isInTable = kind === 'row';
    body +=
      kind === 'row'
        ? `<w:tr>${texts.map((text) => `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/></w:tcPr>${toParagraph(text, kind, random)}</w:tc>`).join('')}</w:tr>`
        : toParagraph(texts[0] ?? '', kind, random);
  }
  if (isInTable) body += '</w:tbl><w:p/>';
  return makeWordDocument(`${body}<w:sectPr/>`, {
    styles:
      '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>',
    numbering:
      '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>',
  });
}
