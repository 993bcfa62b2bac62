import { byLanguage, type Language } from '#language/languages.ts';
import { compileQuestionPhrases, foldQuestion } from '#text/phrases.ts';
import { rememberingByKey } from '#text/remember.ts';
import type { AnswerType, DocumentMaker } from '../types.ts';

const DOCUMENT = byLanguage(({ document }) => document.any);

/** `@` stands for the document. */
const ASKS: Readonly<Record<DocumentMaker, Readonly<Record<Language, string>>>> = {
  author: byLanguage(({ makers }) => makers.author),
  signer: byLanguage(({ makers }) => makers.signer),
  translator: byLanguage(({ makers }) => makers.translator),
  rights: byLanguage(({ makers }) => makers.rights),
  // "~" stands for a version of it.
  date: byLanguage(({ makers }) => makers.date),
  contact: byLanguage(({ makers }) => makers.contact),
};

const MAKERS = Object.keys(ASKS) as DocumentMaker[];
const NAMES: ReadonlySet<AnswerType> = new Set<AnswerType>(['person', 'organisation']);
const VERSION = String.raw`(?:\p{L}{1,6} )?(?:version|release|edition|fassung|ausgabe|édition|versión|edición|versão|edição|верси\p{L}*|редакци\p{L}*|wersj\p{L}*)(?: \p{Nd}[\p{Nd}.]*\p{L}?)?(?: (?:of |de |del |der |von |do |da )?@)?`;
const MAX_LENGTH = 160;

const asksOf = rememberingByKey((language: Language) =>
  MAKERS.map((maker) => {
    const source = ASKS[maker][language]
      .replaceAll('~', VERSION)
      .replaceAll('@', `(?:${DOCUMENT[language]})`);
    return [maker, compileQuestionPhrases(source, language)] as const;
  }),
);

/** Which of those who made the document a question asks for; undefined where it asks for none of them. */
export function makerAsked(
  question: string,
  type: AnswerType,
  language: Language,
): DocumentMaker | undefined {
  if (!(NAMES.has(type) || type === 'date') || question.length > MAX_LENGTH) return undefined;
  const folded = foldQuestion(question, language).replace(/[\s?？؟.!。¿¡]+$/u, '');
  return asksOf(language).find(
    ([maker, pattern]) => (maker === 'date') === (type === 'date') && pattern.test(folded),
  )?.[0];
}

/** What stands beside the name of each of them. */
const LINES: Readonly<Record<DocumentMaker, RegExp>> = {
  author:
    /(?:^|[\n\t(])\s?(?:written\s|compiled\s|edited\s)?(?:by|authors?|von|par|por|autor\p{L}{0,4}|auteurs?|verfasser|автор\p{L}{0,2}|المؤلف|تأليف|लेखक|著者?|作者)\s?(?:[:：\n]|\s(?=\p{Lu}))/iu,
  signer:
    /\/s\/|(?:^|[\t\n])\s?(?:by|name|signed|signature|unterschrift|nom|nombre|firma|nome|assinatura|podpis|imię i nazwisko|подпись|фио|署名|签名|签字|التوقيع|हस्ताक्षर)\s?[:：]/iu,
  translator:
    /translat|übersetz|übertrag|traduc|traduit|tradu[zt]|перев[оеё]|tłumacz|przekład|ترجم|अनुवाद|訳|译/iu,
  // Not those of another work that a sentence lists.
  rights:
    /(?:^|\n)[^\p{L}\n]{0,4}(?:\(c\)|©|copyright|版权|著作|製作著作|urheberrecht|droits|derechos|direitos|авторск|prawa autorskie|حقوق)|\bis (?:copyright|©|\(c\))/iu,
  date: /(?:version|release|edition|fassung|ausgabe|stand|veröffentlicht|publi|edici|ediç|versi|верси|редакци|wersj|wydan|版|发布|إصدار|संस्करण|©|updated|dated|revis)/iu,
  contact:
    /[\w.+-]{1,40}@[\w-]{1,40}\.[\w.-]{2,40}|\(?\p{Nd}{3}\)?[\s-]\p{Nd}{3}-\p{Nd}{4}|\+\p{Nd}[\p{Nd}\s()-]{7,20}/u,
};

/** Whether a line says by its own words who signed, wrote, translated the document or holds the rights. */
export function saysMaker(text: string, maker: DocumentMaker): boolean {
  return LINES[maker].test(text);
}
