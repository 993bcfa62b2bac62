import type { Language } from '#text/languages.ts';

/** Words of texts that say how many people work somewhere. */
export const STAFF_WORDS: Readonly<Record<Language, string>> = {
  en: 'employees employed employ employs workforce headcount colleagues associates people',
  de: 'Mitarbeiter Beschäftigte beschäftigt Angestellte Arbeitnehmer',
  fr: 'employés salariés collaborateurs',
  es: 'empleados trabajadores',
  pt: 'empregados funcionários trabalhadores colaboradores',
  ru: 'сотрудников сотрудники работников работники',
  pl: 'pracowników pracownicy zatrudnionych',
  ar: 'موظف موظفا عامل عاملا',
  hi: 'कर्मचारी कर्मचारियों',
  ja: '従業員 社員',
  zh: '员工 雇员 职工 員工',
};

/** What a question for all of them is made of; any other word narrows it. */
export const ASKS_FOR_STAFF: Readonly<Record<Language, string>> = {
  en: 'employees?|employ|employs|employed|workforce|staff|headcount|personnel|people|persons|colleagues|workers?|works?|worked|working|number|size|big|large|total|count|end|fiscal|year|company|firm|business|group|currently|now|today|worldwide|altogether',
  de: 'mitarbeiter\\p{L}*|beschäftig\\p{L}*|angestellte\\p{L}*|arbeitnehmer\\p{L}*|belegschaft|personal|leute|menschen|personen|arbeite\\p{L}*|viele?|anzahl|zahl|groß|insgesamt|ende|jahr\\p{L}*|unternehmen\\p{L}*|firma|konzern\\p{L}*|weltweit|derzeit|heute',
  fr: 'employés?|salariés?|effectifs?|collaborateurs?|personnel|personnes|travaille\\p{L}*|emploie\\p{L}*|combien|nombre|total|fin|année|entreprise|société|groupe|monde|actuellement|compte\\p{L}*|avait|avez',
  es: 'emplead[oa]s?|trabaja\\p{L}*|plantilla|personas|gente|emplea\\p{L}*|cuánt[oa]s|número|total|fin|final|año|empresa|compañía|sociedad|grupo|mundo|actualmente|tien\\p{L}*|ha[by]\\p{L}*|cuenta',
  pt: 'empregad[oa]s?|funcionári[oa]s?|trabalha\\p{L}*|colaborador\\p{L}*|pessoas|emprega\\p{L}*|quant[oa]s|número|total|fim|final|ano|empresa|companhia|sociedade|grupo|mundo|atualmente|t[eê]m|h[áa]',
  ru: 'сотрудник\\p{L}*|работник\\p{L}*|работа\\p{L}*|персонал\\p{L}*|человек|люд\\p{L}+|трудится|численност\\p{L}*|сколько|число|количество|всего|кон\\p{L}+|год\\p{L}*|компани\\p{L}+|фирм\\p{L}+|групп\\p{L}+|мире',
  pl: 'pracowni\\p{L}*|prac\\p{L}*|zatrudni\\p{L}*|osób|ludzi|personel\\p{L}*|załog\\p{L}*|ilu|ile|liczb\\p{L}+|łącznie|ogółem|koniec|rok\\p{L}*|firm\\p{L}+|spółk\\p{L}+|grup\\p{L}+|świecie',
  ar: '(?:ال)?موظف\\p{L}*|(?:ال)?عامل\\p{L}*|يعمل\\p{L}*|توظف|شخص\\p{L}*|كم|عدد|إجمالي|نهاية|عام|سنة|ال?شركة|المجموعة',
  hi: '(?:कर्मचारी|कर्मचारियों|लोग|काम|कार्यरत|कितने|संख्या|कुल|अंत|वर्ष|कंपनी)',
  ja: '従業員|社員|職員|人|名|働|何|数|合計|全|会社|年|末|現在',
  zh: '员工|雇员|职工|員工|人|名|工作|雇佣|多少|数|总|共|公司|集团|年|底|目前|现在|个|位',
};

/** A number that is neither a year nor an amount of money nor a share. */
const NUMBER = String.raw`(?<![\p{Sc}\p{Nd}.,])(?!(?:19|20)\p{Nd}{2}(?![\p{Nd},.]))(?:\p{Nd}{1,3}(?:[., \u00a0]\p{Nd}{3})+|\p{Nd}{2,})(?![\p{Nd}]|\s?(?:%|percent))`;
const ABOUT = String.raw`(?:(?:a total of|approximately|about|around|some|over|more than|nearly|almost|roughly|circa)\s+)*`;
const KINDS = String.raw`(?:(?:full|part|time|and|or|total|active|regular|permanent|seasonal|equivalent|salaried|hourly|of|our)[\s/,–—-]+){0,6}`;
const NOUNS = String.raw`(?:employees|people|persons|colleagues|associates|team\s+members|staff|workers)`;
const ENGLISH = [
  String.raw`\bemploy(?:ed|s)?\s+${ABOUT}${NUMBER}`,
  String.raw`\b(?:had|have|has|with|our|workforce of|consist(?:ed|s) of)\s+${ABOUT}${NUMBER}\s+${KINDS}${NOUNS}\b`,
  String.raw`\b(?:workforce|headcount|number\s+of\s+(?:[\p{L}-]+\s+){0,3}employees)\b[^.;%]{0,60}?\b(?:was|is|were|of|totall?ed)\s+${ABOUT}${NUMBER}`,
].join('|');

/** The noun of those who work there, behind its number. */
const counted = (nouns: string) =>
  String.raw`${NUMBER}\s+(?:[\p{L}\p{M}-]+\s+){0,2}(?:${nouns})(?![\p{L}\p{M}])`;

/** Statements of how many people work somewhere. */
export const STATES_STAFF: Readonly<Record<Language, string>> = {
  en: ENGLISH,
  de: counted('mitarbeiter\\p{L}*|beschäftigte\\p{L}*|angestellte\\p{L}*|arbeitnehmer\\p{L}*'),
  fr: counted('employés?|salariés?|collaborateurs?'),
  es: counted('emplead[oa]s?|trabajadores'),
  pt: counted('empregad[oa]s?|funcionári[oa]s?|trabalhadores|colaboradores'),
  ru: counted('сотрудник\\p{L}*|работник\\p{L}*'),
  pl: counted('pracownik\\p{L}*|zatrudnionych'),
  ar: counted('موظف\\p{L}*|عامل\\p{L}*'),
  hi: counted('कर्मचारी|कर्मचारियों'),
  ja: `従業員(?:総数|数)?[はがを:：、]?\\s?(?:約|およそ)?\\s?${NUMBER}\\s?[人名]|${NUMBER}\\s?[人名]の(?:従業員|社員)`,
  zh: `(?:员工|雇员|职工|員工)[^，。\\p{Nd}]{0,8}${NUMBER}\\s?[万余多]*\\s?[人名]|${NUMBER}\\s?[万余多]*\\s?[名位个]?(?:全职|正式)?(?:员工|雇员|职工|員工)`,
};
