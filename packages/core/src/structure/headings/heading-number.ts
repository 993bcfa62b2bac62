/** Words before the number of a part, outermost kinds first. */
const PARTS =
  'part|teil|partie|parte|часть|część|book|buch|livre|libro|livro|книга|księga|title|titel|titre|título';
const CHAPTERS =
  'chapter|kapitel|chapitre|capítulo|capitulo|глава|rozdział|item|article|artikel|artículo|artigo|статья|artykuł|appendix|anhang|annexe?|apéndice|apêndice|anexo|приложение|dodatek|załącznik|schedule|exhibit|annex';
const SECTIONS =
  'section|abschnitt|sección|seção|secção|раздел|sekcja|note|clause|klausel|clausule|cláusula|paragraf';

const COUNT = '(?:\\p{Nd}{1,3}[A-Za-z]?(?:\\.\\p{Nd}{1,3})*|[IVXLC]{1,7}|[A-Z])(?![\\p{L}\\p{N}])';
const WORDED = new RegExp(`^((${PARTS})|(${CHAPTERS})|(${SECTIONS}))\\s+${COUNT}`, 'iu');
const HAN = /^第\s*[\p{Nd}〇一二三四五六七八九十百千]+\s*([部編编篇]|章|[節节]|[条條])/u;
const PARAGRAPH = /^§+\s*\p{Nd}+[a-z]?(?![\p{L}\p{N}])/u;
const ARABIC_OR_HINDI = /^(?:(?:ال)?(?:فصل|باب|جزء|مادة|قسم|ملحق)|अध्याय|भाग|अनुच्छेद|परिशिष्ट)\s+\p{Nd}{1,3}/u;
const DECIMAL = /^(?:\p{Nd}{1,3}|[A-Z])(?:\.\p{Nd}{1,3}){1,5}(?=\.?(?:[\s\t]|\p{Lo}|$))/u;
const PLAIN = /^\p{Nd}{1,2}(?=[.)]?[\s\t]|\.\p{L})/u;
const LETTER = /^(?:[A-Z]|[IVX]{1,5})(?=[.)][\s\t])/u;

/** What stands before a heading: how it counts, and how deep. */
export interface HeadingNumber {
  /** As it is printed. */
  readonly number: string;
  /** `part` > `chapter` > `section`: named ones; `decimal`: 1.2.3; `plain`: 1 or A. */
  readonly kind: 'part' | 'chapter' | 'section' | 'decimal' | 'plain';
  /** Of decimals the count of their figures, else 1. */
  readonly depth: number;
  /** What follows it. */
  readonly title: string;
}

/** Reads the number with which a line begins, if it begins with one. */
export function readNumber(text: string): HeadingNumber | undefined {
  const worded = WORDED.exec(text);
  if (worded) {
    const kind = worded[2] ? 'part' : worded[3] ? 'chapter' : 'section';
    return numberOf(text, worded[0], kind, 1);
  }
  const han = HAN.exec(text);
  if (han) {
    const unit = han[1] ?? '';
    const kind = unit === '章' ? 'chapter' : /[節节条條]/u.test(unit) ? 'section' : 'part';
    return numberOf(text, han[0], kind, 1);
  }
  const paragraph = PARAGRAPH.exec(text) ?? ARABIC_OR_HINDI.exec(text);
  if (paragraph) return numberOf(text, paragraph[0], 'section', 1);
  const decimal = DECIMAL.exec(text);
  if (decimal) return numberOf(text, decimal[0], 'decimal', decimal[0].split('.').length);
  const plain = PLAIN.exec(text) ?? LETTER.exec(text);
  if (plain) return numberOf(text, plain[0], 'plain', 1);
  return undefined;
}

function numberOf(text: string, number: string, kind: HeadingNumber['kind'], depth: number): HeadingNumber {
  const title = text.slice(number.length).replace(/^[\s.:)\]—–-]+/u, '');
  return { number: number.replace(/\s+/gu, ' '), kind, depth, title };
}
