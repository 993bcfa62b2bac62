import { byLanguage, type Language, toLanguage } from '#language/languages.ts';
import type { QuestionIdea } from '#outline/suggest-questions.ts';

/** What people mostly want to know of documents of a kind. */
type Group = 'contract' | 'licence' | 'report' | 'yearly';

/** The words of all languages by which a kind belongs to a group. */
const GROUPS: readonly (readonly [Group, RegExp])[] = [
  [
    'report',
    /(?:annual|quarterly|financial|interim|half-year(?:ly)?) report|(?:press|news|earnings) release|geschäftsbericht|jahresbericht|quartalsbericht|rapport (?:annuel|financier)|informe (?:anual|financiero|trimestral)|relatório (?:anual|financeiro|trimestral)|(?:годовой|квартальный|финансовый) отч|(?:raport|sprawozdanie)|تقرير سنوي|वार्षिक|年次報告|四半期報告|有価証券報告|決算短信|年度报告|季度报告|财务报告/iu,
  ],
  [
    'yearly',
    /annual report|geschäftsbericht|jahresbericht|rapport annuel|informe anual|relatório anual|годовой|roczn|تقرير سنوي|वार्षिक|年次報告|有価証券報告|年度报告/iu,
  ],
  [
    'licence',
    /licen[cs]e$|lizenz|^licence|licencia|licença|лицензи|licencj|رخصة|ترخيص|लाइसेंस|ライセンス|許諾|许可/iu,
  ],
  [
    'contract',
    /agreement|contract|\blease\b|vertrag|vereinbarung|contrat|accord|convention|\bbail\b|convenio|acuerdo|acordo|договор|контракт|соглашение|umowa|porozumienie|عقد|اتفاقية|अनुबंध|करार|समझौता|契約|合意|覚書|合同|协议/iu,
  ],
];

/** `@` stands for the year of which the document tells; a question with it is left out where none is known. */
const QUESTIONS: Readonly<Record<Group, Readonly<Record<Language, readonly string[]>>>> = {
  contract: byLanguage(({ suggestions }) => suggestions.ofContract),
  licence: byLanguage(({ suggestions }) => suggestions.ofLicence),
  report: byLanguage(({ suggestions }) => suggestions.ofReport),
  yearly: byLanguage(({ suggestions }) => suggestions.ofYearlyReport),
};

interface TypicalOptions {
  readonly language: string;
  /** What the document calls itself. */
  readonly kind: string;
  /** As it is printed. */
  readonly date: string;
  readonly lastPage: number;
}

/** Questions that are asked of documents of this kind; none of a kind of which nothing is known. */
export function typicalQuestions({ language, kind, date, lastPage }: TypicalOptions): QuestionIdea[] {
  const groups = GROUPS.filter(([, sign]) => sign.test(kind)).map(([group]) => group);
  const year = /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/u.exec(date)?.[0];
  const patterns = groups.flatMap((group) => QUESTIONS[group][toLanguage(language)]);
  return patterns.flatMap((pattern) => {
    if (pattern.includes('@') && year === undefined) return [];
    return [{ heading: '', wordings: [pattern.replace('@', () => year ?? '')], page: 1, lastPage }];
  });
}
