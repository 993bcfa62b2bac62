import type { Definition } from './packed-definitions.ts';
import { findShortForms, type InText } from './find-short-forms.ts';

/** A term in the quotation marks of any of the product's languages. */
const QUOTED = String.raw`["“”„«‘「『《]\s?(?:\*\*)?([^"“”„«»‘’「」『』《》\n*]{1,60}(?:\n[^"“”„«»‘’「」『』《》\n*]{1,40})?)(?:\*\*)?\s?["”“»’」』》]`;

/** Words that define what stands in quotation marks before them. */
const MEANS = String.raw`(?:shall\s+)?(?:means?|refers?\s+to|includes?|has\s+the\s+meaning|is\s+defined\s+as|stands\s+for|denotes?|is\s+(?:an?|any|anyone|the)|are\s+(?:any|the|those))\b|(?:bedeutet|bezeichnet|meint|heißt|ist|sind|steht\s+für)\b|(?:désigne|désignent|signifie|s['’]entend|est|sont)\b|(?:significa|designa|se\s+refiere|se\s+entiende|es|son)\b|(?:significa|refere-se|entende-se|é|são)(?!\p{L})|(?:oznacza|oznaczają|to)(?!\p{L})|(?:означает|обозначает|понимается|[—–-]\s*это)|(?:يعني|تعني|يقصد)|(?:का\s+अर्थ|का\s+मतलब|से\s+अभिप्रेत)|(?:是指|系指|指|意指|とは|は)`;
const MEANING = new RegExp(
  String.raw`${QUOTED}(?:\s*\([^()]{1,60}\))?(?:\s+(?:form|of\s+\p{L}+))?,?\s*(?:${MEANS})`,
  'gu',
);
/** At the start of a line: “Work”: the work or … */
const LABELLED = new RegExp(String.raw`^[\s—–•*-]{0,4}${QUOTED}\s?[:：]`, 'gmu');
/** (the "Company"), (hereinafter "X"), (im Folgenden „X“), (zwany dalej „X”), （以下简称“X”）, （以下「X」という）; not (see Section 2.1, “X”) */
const INTRODUCED = new RegExp(
  String.raw`[(（][^()（）"“”„«»「」『』]{0,50}(?<!\p{N}\.?\s?[节節章条]?[,，:]?\s?)${QUOTED}(?:[^()（）]{0,60})[)）]|(?:hereinafter|here(?:in|after)\s+called|referred\s+to\s+(?:herein\s+)?as|ci-après|dénommée?s?|en\s+adelante|doravante|denominad[oa]s?|im\s+Folgenden|nachfolgend|zwan[yae]j?\s+dalej|именуем\p{L}+|далее)\s+(?:the\s+|die\s+|der\s+|das\s+|la\s+|le\s+|el\s+|o\s+|a\s+)?${QUOTED}`,
  'gu',
);

/** Up to seven words without a quotation mark. */
const WORDS = String.raw`([\p{L}\p{N}&][^\s"“”„«».;:()]*(?:\s{1,2}[^\s"“”„«».;:()]+){0,6}?)(?:\s\([^()]{1,40}\))?`;
/** "We define churn as", "churn is defined as", "which is called a “split”". */
const SAID = [
  String.raw`(?:\bdefines?|\bdefinieren\s+wir|\bwir\s+definieren|\bdéfinissons|\bdefinimos|\bdefiniujemy)\s+(?:the\s+term\s+)?${WORDS}\s+(?:as|als|comme|como|jako)(?!\p{L})`,
  String.raw`(?:^|[.;:)]\s+)(?:an?\s|the\s|une?\s|les?\s|la\s|el\s|o\s)?${WORDS}\s+(?:(?:is|are)\s+defined\s+as|(?:est|sont)\s+définie?s?\s+comme|se\s+define\s+como|define-se\s+como|é\s+definid[oa]\s+como)(?!\p{L})`,
  String.raw`(?:\b(?:is|are)\s+called|\b(?:wird|werden)\s+als|\best\s+appelée?|\bse\s+llama|\bchama-se)\s+(?:an?\s+|the\s+|une?\s+)?${QUOTED}`,
].map((source) => new RegExp(source, 'gimu'));

/** Above a list of terms. */
const GLOSSARY_HEAD =
  /^[^\S\n]*(?:[\p{N}.]{1,8}\s)?(?:\p{L}+\s){0,2}(?:glossary|definitions|glossar|begriffsbestimmungen|begriffe|glossaire|définitions|glosario|definiciones|glossário|definições|słownik|słowniczek|definicje|глоссарий|определения|مسرد|शब्दावली|用語集|用語解説|术语表|词汇表)(?!\p{L})[^\n.\p{N}]{0,40}$/gimu;
/** Term: explanation. Term (T) – explanation. Term. Explanation. */
const GLOSSARY_LABEL =
  /^[^\S\n]*([\p{Lu}\p{Lo}\p{N}][^\n:：–—()"“”.]{1,60}?)(?:\s\([^()\n]{1,20}\))?(?:[:：]\s?|\s[–—]\s|\.\s(?=\p{Lu}))(?=[\p{L}\p{N}][^\n]{12})/gmu;
/** A page with fewer is no glossary any more. */
const GLOSSARY_LEAST = 3;

const TERM_LONGEST = 60;
/** A document with more defines nothing by them. */
const MOST = 3_000;

/** The definitions of a document, collected page by page. */
export function makeDefinitionCollector() {
  const found: Definition[] = [];
  const seen = new Set<string>();
  const add = (definition: Definition) => {
    const key = `${definition.pageIndex} ${definition.start} ${definition.term}`;
    if (found.length >= MOST || seen.has(key)) return;
    seen.add(key);
    found.push(definition);
  };
  let isInGlossary = false;
  return {
    add(text: string, pageIndex: number): void {
      const listed = findListed(text, isInGlossary);
      isInGlossary = listed.length >= GLOSSARY_LEAST;
      const short = findShortForms(text);
      // Where a short form is introduced nothing else need be said of it.
      const introduced = new Set(short.map(({ start }) => start));
      const explained = [...findSaid(text), ...(isInGlossary ? listed : [])];
      for (const found of [...short, ...explained.filter(({ start }) => !introduced.has(start))])
        add({ ...found, pageIndex });
    },
    all: (): readonly Definition[] => found,
  };
}

const MARKS = /["“”„«»‘’「」『』《》]/u;

function findSaid(text: string): InText[] {
  const patterns = MARKS.test(text) ? [MEANING, LABELLED, INTRODUCED, ...SAID] : SAID;
  return patterns.flatMap((pattern) => findBy(pattern, text));
}

/** The terms of a glossary that goes on from the page before, or begins on this one. */
function findListed(text: string, isInGlossary: boolean): InText[] {
  const head = isInGlossary ? 0 : text.search(GLOSSARY_HEAD);
  return head < 0 ? [] : findBy(GLOSSARY_LABEL, text).filter(({ start }) => start >= head);
}

/** The first group of every match that has one. */
function findBy(pattern: RegExp, text: string): InText[] {
  return Array.from(text.matchAll(pattern)).flatMap((match) => {
    const written = match.slice(1).find((group) => group !== undefined) ?? '';
    const term = written
      .replaceAll(/\s+/gu, ' ')
      .replace(/[,.;]$/u, '')
      .trim();
    if (term === '' || term.length > TERM_LONGEST || !/\p{L}/u.test(term)) return [];
    return [{ term, longForm: '', start: match.index + match[0].indexOf(written) }];
  });
}
