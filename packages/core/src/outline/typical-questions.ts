import type { QuestionIdea } from '#outline/suggest-questions.ts';
import { toLanguage, type Language } from '#text/languages.ts';

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
  contract: {
    en: ['Which law governs the agreement?', 'When are invoices payable?', 'How is liability limited?'],
    de: ['Welches Recht gilt für den Vertrag?', 'Wann sind Rechnungen zu bezahlen?'],
    fr: ['Quel droit régit le contrat ?', 'Quand les factures sont-elles payables ?'],
    es: ['¿Qué ley rige el contrato?', '¿Cuándo se pagan las facturas?'],
    pt: ['Que lei rege o contrato?', 'Quando são pagas as faturas?'],
    ru: ['Какое право применяется к договору?', 'Когда оплачиваются счета?'],
    pl: ['Jakie prawo stosuje się do umowy?', 'Kiedy płatne są faktury?'],
    ar: ['ما القانون الذي يحكم العقد؟', 'متى تستحق الفواتير؟'],
    hi: ['अनुबंध पर कौन सा कानून लागू होता है?'],
    ja: ['準拠法は何ですか？', '支払期限はいつですか？'],
    zh: ['合同适用什么法律？', '发票何时付款？'],
  },
  licence: {
    en: ['When does the license terminate?', 'Is there a warranty?'],
    de: ['Wann endet die Lizenz?', 'Gibt es eine Gewährleistung?'],
    fr: ['Quand la licence prend-elle fin ?', 'Y a-t-il une garantie ?'],
    es: ['¿Cuándo termina la licencia?', '¿Hay alguna garantía?'],
    pt: ['Quando termina a licença?', 'Há alguma garantia?'],
    ru: ['Когда прекращается действие лицензии?', 'Есть ли гарантия?'],
    pl: ['Kiedy licencja wygasa?', 'Czy jest gwarancja?'],
    ar: ['متى تنتهي الرخصة؟', 'هل يوجد ضمان؟'],
    hi: ['लाइसेंस कब समाप्त होता है?', 'क्या कोई वारंटी है?'],
    ja: ['ライセンスはいつ終了しますか？', '保証はありますか？'],
    zh: ['许可何时终止？', '有担保吗？'],
  },
  report: {
    en: ['What was the revenue in @?', 'What was the net income in @?', 'What are total assets?'],
    de: ['Wie hoch war der Umsatz @?', 'Wie hoch war der Gewinn @?'],
    fr: ['Quel est le chiffre d’affaires en @ ?', 'Quel est le résultat net en @ ?'],
    es: ['¿Cuáles fueron los ingresos en @?', '¿Cuál fue el beneficio neto en @?'],
    pt: ['Qual foi a receita em @?', 'Qual foi o lucro líquido em @?'],
    ru: ['Какова выручка за @ год?', 'Какова чистая прибыль за @ год?'],
    pl: ['Jakie były przychody w @ roku?', 'Jaki był zysk netto w @ roku?'],
    ar: ['كم بلغت الإيرادات في @؟', 'كم بلغ صافي الربح في @؟'],
    hi: ['@ में राजस्व कितना था?', '@ में शुद्ध लाभ कितना था?'],
    ja: ['@年の売上高はいくらですか？', '@年の当期純利益はいくらですか？'],
    zh: ['@年的营业收入是多少？', '@年的净利润是多少？'],
  },
  yearly: {
    en: ['How many employees are there?', 'What dividend was declared?'],
    de: ['Wie viele Mitarbeiter gibt es?', 'Wie hoch ist die Dividende?'],
    fr: ['Combien y a-t-il de salariés ?', 'Quel est le dividende ?'],
    es: ['¿Cuántos empleados hay?', '¿Cuál es el dividendo?'],
    pt: ['Quantos empregados há?', 'Qual é o dividendo?'],
    ru: ['Сколько сотрудников?', 'Какой дивиденд объявлен?'],
    pl: ['Ilu jest pracowników?', 'Jaka jest dywidenda?'],
    ar: ['كم عدد الموظفين؟'],
    hi: ['कितने कर्मचारी हैं?'],
    ja: ['従業員は何人ですか？', '配当はいくらですか？'],
    zh: ['有多少员工？', '股息是多少？'],
  },
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
