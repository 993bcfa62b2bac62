import { makeWordDocument } from '@recto/testing/office';
import { randomOf } from '#word/marking/made-pairs.fixture.ts';

/** A Word file with notes, a text box and tracked changes of its own, and a later one, with what each says. */
export interface RichPair {
  readonly left: Buffer;
  readonly right: Buffer;
  readonly texts: Readonly<Record<'left' | 'right', RichText>>;
}

interface RichText {
  readonly main: readonly string[];
  readonly footnotes: readonly string[];
  readonly endnotes: readonly string[];
}

/** How a paragraph of the earlier file is written. */
const TRAITS = [
  'plain',
  'footnote',
  'insertion',
  'deletion',
  'joined',
  'box',
  'move',
  'look',
  'endnote',
  'new',
  'row',
  'plain',
] as const;
type Trait = (typeof TRAITS)[number];

interface Paragraph {
  readonly trait: Trait;
  readonly words: readonly string[];
  /** Of its note. */
  readonly note: readonly string[];
  /** Of its text box. */
  readonly box: readonly (readonly string[])[];
}

const NOUNS = [
  'provider',
  'customer',
  'licence',
  'report',
  'invoice',
  'sample',
  'drawing',
  'archive',
  'permit',
];
const VERBS = ['delivers', 'inspects', 'stores', 'returns', 'insures', 'replaces', 'maintains', 'publishes'];
const CITIES = ['Berlin', 'Zurich', 'Vienna', 'Lyon', 'Porto', 'Gdansk', 'Bergen', 'Turin'];

const ANN = 'w:author="Ann" w:date="2025-01-02T03:04:05Z"';
const BOB = 'w:author="Bob" w:date="2025-02-03T04:05:06Z"';
const BOX_NAMES =
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"';

export function makeRichPair(seed: number): RichPair {
  const random = randomOf(seed + 31);
  const pick = (list: readonly string[]) => list[random(list.length)] ?? '';
  let count = seed * 1_000;
  const sentence = () =>
    `Item ${++count} says that the ${pick(NOUNS)} ${pick(VERBS)} each ${pick(NOUNS)} in ${pick(CITIES)} within ${10 + random(80)} days & pays EUR ${1 + random(900)} for the ${pick(NOUNS)}.`.split(
      ' ',
    );
  const left = TRAITS.flatMap((trait) => [trait, 'plain' as const]).map(
    (trait): Paragraph => ({
      trait,
      words: sentence(),
      note: trait.endsWith('note') ? sentence() : [],
      box: trait === 'box' ? [sentence(), sentence()] : [],
    }),
  );
  /** The mark of a note stays at its word. */
  const edit = (words: readonly string[], hasMark = false): readonly string[] => {
    const at = (hasMark ? 8 : 4) + random(words.length - (hasMark ? 9 : 5));
    const edited = [
      words,
      words.with(at, 'otherwise'),
      words.toSpliced(at, 0, 'promptly', 'and', 'safely'),
      words.toSpliced(at, 2),
      words.toSpliced(at, 3, 'anything', 'else'),
      [...words, 'This', 'is', `new${count}.`],
      ['Here', ...words],
    ];
    return edited[random(edited.length - (hasMark ? 1 : 0))] ?? words;
  };
  const right = left.map((paragraph) => ({
    ...paragraph,
    words: edit(paragraph.words, paragraph.note.length > 0),
    note: paragraph.note.length > 0 ? edit(paragraph.note) : [],
    box: paragraph.box.map((words) => edit(words)),
  }));
  const free = left.flatMap(({ trait }, at) => (trait === 'plain' || trait === 'deletion' ? [at] : []));
  right[free[random(free.length)] ?? 0] = { trait: 'plain', words: [], note: [], box: [] };
  const added = { trait: 'plain' as const, words: sentence(), note: [], box: [] };
  right.splice(random(right.length), 0, added);
  const later = right.filter(({ words }) => words.length > 0);
  return {
    left: toFile(left, { random, isOwn: true }),
    right: toFile(later, { random, isOwn: false }),
    texts: { left: textOf(left), right: textOf(later) },
  };
}

function textOf(paragraphs: readonly Paragraph[]): RichText {
  const notes = (kind: Trait) =>
    paragraphs.filter(({ trait }) => trait === kind).map(({ note }) => note.join(' '));
  return {
    main: paragraphs.flatMap(({ words, box }) => [words, ...box].map((each) => each.join(' '))),
    footnotes: notes('footnote'),
    endnotes: notes('endnote'),
  };
}

interface FileOptions {
  readonly random: (bound: number) => number;
  /** With changes of its own. */
  readonly isOwn: boolean;
}

function toFile(paragraphs: readonly Paragraph[], options: FileOptions): Buffer {
  const notes = { footnote: '', endnote: '' };
  let body = '';
  for (const [at, paragraph] of paragraphs.entries()) {
    const { trait, note } = paragraph;
    body += toMarkup(paragraph, at, options);
    if (trait === 'footnote' || trait === 'endnote')
      notes[trait] +=
        `<w:${trait} w:id="2"><w:p><w:r><w:${trait}Ref/></w:r>${toRuns(['', ...note], options)}</w:p></w:${trait}>`;
  }
  const separators = (kind: string) =>
    `<w:${kind} w:type="separator" w:id="0"><w:p><w:r><w:separator/></w:r></w:p></w:${kind}>`;
  return makeWordDocument(`${body}<w:sectPr/>`, {
    footnotes: separators('footnote') + notes.footnote,
    endnotes: separators('endnote') + notes.endnote,
  });
}

const escape = (text: string) => text.replaceAll('&', '&amp;');
const run = (text: string, properties = '', name = 't') =>
  `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:${name} xml:space="preserve">${escape(text)}</w:${name}></w:r>`;

/** Cut into runs anywhere, as Word does it. */
function toRuns(words: readonly string[], { random }: FileOptions, look = ''): string {
  const text = words.join(' ');
  let runs = '';
  for (let at = 0; at < text.length; ) {
    const end = at + 4 + random(30);
    runs += run(text.slice(at, end), (['', '<w:b/>', '<w:i/>'][random(3)] ?? '') + look);
    at = end;
  }
  return runs;
}

const paragraphOf = (runs: string, properties = '') =>
  `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${runs}</w:p>`;

function toMarkup({ trait, words, box }: Paragraph, at: number, options: FileOptions): string {
  const id = (more: number) => `w:id="${at * 10 + more}"`;
  const [first, middle, last] = [
    toRuns([...words.slice(0, 5), ''], options),
    toRuns([...words.slice(5, 9), ''], options),
    toRuns(words.slice(9), options),
  ];
  const whole = first + middle + last;
  if (trait.endsWith('note')) {
    const mark = `<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:${trait}Reference w:id="2"/></w:r>`;
    return paragraphOf(toRuns(words.slice(0, 9), options) + mark + toRuns(['', ...words.slice(9)], options));
  }
  if (trait === 'box')
    return paragraphOf(whole + boxOf(box.map((each) => paragraphOf(toRuns(each, options)))));
  const cell = (runs: string) =>
    `<w:tc><w:tcPr><w:tcW w:w="4000" w:type="dxa"/></w:tcPr>${paragraphOf(runs)}</w:tc>`;
  if (trait === 'row') {
    const gone = `<w:tr><w:trPr><w:del ${id(1)} ${BOB}/></w:trPr>${cell(`<w:del ${id(2)} ${BOB}>${run('A deleted row', '', 'delText')}</w:del>`)}</w:tr>`;
    return `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="4000"/></w:tblGrid>${options.isOwn ? gone : ''}<w:tr>${cell(whole)}</w:tr></w:tbl>`;
  }
  if (!options.isOwn) return paragraphOf(whole);
  if (trait === 'insertion') return paragraphOf(`${first}<w:ins ${id(1)} ${ANN}>${middle}</w:ins>${last}`);
  if (trait === 'deletion')
    return paragraphOf(
      `${first}<w:del ${id(1)} ${BOB}>${run('what is gone ', '<w:b/>', 'delText')}</w:del>${middle}${last}`,
    );
  if (trait === 'joined')
    return paragraphOf(first + middle, `<w:rPr><w:del ${id(1)} ${BOB}/></w:rPr>`) + paragraphOf(last);
  if (trait === 'move') {
    const range = (kind: string) => [
      `<w:move${kind}RangeStart ${id(kind === 'To' ? 3 : 4)} w:name="move1" ${ANN}/>`,
      `<w:move${kind}RangeEnd ${id(kind === 'To' ? 3 : 4)}/>`,
    ];
    const [[begin, end], [beginFrom, endFrom]] = [range('To'), range('From')];
    const moved = words.slice(5, 9).join(' ');
    const from = `${beginFrom}<w:moveFrom ${id(5)} ${ANN}>${run(`${moved} `, '', 't')}</w:moveFrom>${endFrom}`;
    return paragraphOf(`${from}${first}${begin}<w:moveTo ${id(6)} ${ANN}>${middle}</w:moveTo>${end}${last}`);
  }
  if (trait === 'look')
    return paragraphOf(
      toRuns(
        words,
        options,
        `<w:rPrChange ${id(1)} ${ANN}><w:rPr><w:u w:val="single"/></w:rPr></w:rPrChange>`,
      ),
      `<w:jc w:val="both"/><w:pPrChange ${id(2)} ${ANN}><w:pPr/></w:pPrChange>`,
    );
  if (trait === 'new')
    return paragraphOf(
      `<w:ins ${id(1)} ${ANN}>${whole}</w:ins>`,
      `<w:rPr><w:ins ${id(2)} ${ANN}/><w:b/></w:rPr>`,
    );
  return paragraphOf(whole);
}

/** In the form for newer programs and in that for older ones. */
function boxOf(paragraphs: readonly string[]): string {
  const content = `<w:txbxContent>${paragraphs.join('')}</w:txbxContent>`;
  const size = '<wp:extent cx="3000000" cy="900000"/>';
  const drawing = `<w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0">${size}<wp:docPr id="1" name="Box"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="3000000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr><wps:txbx>${content}</wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing>`;
  const picture = `<w:pict><v:shape style="width:236pt;height:70pt"><v:textbox>${content}</v:textbox></v:shape></w:pict>`;
  return `<w:r ${BOX_NAMES}><mc:AlternateContent><mc:Choice Requires="wps">${drawing}</mc:Choice><mc:Fallback>${picture}</mc:Fallback></mc:AlternateContent></w:r>`;
}
