import { phrasesByLanguage } from '../phrases.ts';
import type { AnswerTypeRow, FindInput, Found } from '../types.ts';
import { withoutOverlaps } from './markers.ts';

/** Words that open an enumeration. */
const OPENS = phrasesByLanguage(
  {
    en: '(?:includ(?:e|es|ed|ing)|such as|namely|consist(?:s|ed)? of|compris(?:e|es|ed|ing)|are|were|following|(?:by|to|into|as) (?:two|three|four|five|six) \\p{L}{3,20}|e\\.g\\.|for example):?',
    de: '(?:umfass(?:t|en)|enth(?:ält|alten)|besteh(?:t|en) aus|nämlich|wie|sind|folgende[nrs]?|darunter|einschließlich|zum beispiel|z\\. ?b\\.):?',
    fr: '(?:compren(?:d|nent|ant)|inclu(?:t|ent|ant)|tels? que|telles? que|à savoir|sont|suivant(?:e|s|es)?|notamment|par exemple|comme):?',
    es: '(?:incluye[n]?|comprende[n]?|tales como|como|son|siguientes?|consta[n]? de|a saber|por ejemplo|entre ellos|entre ellas):?',
    pt: '(?:inclu(?:i|em|indo)|compreende[m]?|tais como|como|são|seguintes?|consiste[m]? em|a saber|por exemplo|nomeadamente|entre eles):?',
    ru: '(?:включа(?:ет|ют|я)|состо(?:ит|ят) из|такие как|а именно|следующ(?:ие|их|ее|им)|например|являются|это|в том числе):?',
    pl: '(?:obejmuj[eą]|zawiera(?:ją)?|takie jak|takich jak|są|następując[eyaą](?:ch|mi)?|mianowicie|na przykład|np\\.|to|w tym|składa(?:ją)? się z):?',
    ar: '(?:تشمل|يشمل|تتضمن|يتضمن|مثل|وهي|هي|هم|التالية|الآتية|تضم|يضم|تتكون من|يتكون من|من بينها|منها):?',
    hi: '(?:शामिल|जैसे|निम्नलिखित|निम्न|अर्थात|यानी|हैं|उदाहरण)[:,]?',
    ja: '(?:次の|以下の|例えば|たとえば|などの|含む|すなわち)',
    zh: '(?:包括|包含|例如|如下|以下|分别是|有|分为|即|诸如|涵盖)[：:]?',
  },
  'giu',
);

const SEPARATOR = /[,;、，；،]|\n\s*(?:[•◦▪*–-]|\(?[a-z0-9]{1,3}[.)])\s/giu;
const LAST = phrasesByLanguage({
  en: 'and|or|as well as|and/or',
  de: 'und|oder|sowie',
  fr: 'et|ou|ainsi que',
  es: 'y|e|o|u|así como',
  pt: 'e|ou|bem como',
  ru: 'и|или|а также',
  pl: 'i|oraz|lub|albo|a także',
  ar: 'و[\\p{L}\\p{M}]{2,20}|أو',
  hi: 'और|या|तथा|एवं',
  ja: 'と|や|および|及び|または|など|等',
  zh: '和|与|及|或|以及|等',
});

function find({ text, language }: FindInput): Found[] {
  const separators = [...text.matchAll(SEPARATOR)].map((match) => match.index);
  const isJoined = LAST(language).test(text);
  if (separators.length === 0 && !isJoined) return [];
  const fit = Math.min(1, (separators.length >= 2 ? 0.6 : separators.length * 0.2) + (isJoined ? 0.15 : 0));
  const opening = [...text.matchAll(OPENS(language))].find((match) => {
    const end = match.index + match[0].length;
    return separators.some((at) => at > end);
  });
  const colon = text.search(/[:：](?=\s|\S{2})/u);
  const end = text.trimEnd().replace(/[.。।]$/u, '').length;
  if (colon > 0 && separators.some((at) => at > colon)) {
    return [{ start: nextWord(text, colon + 1), end, fit: Math.min(1, fit + 0.25) }];
  }
  if (opening !== undefined) {
    const start = nextWord(text, opening.index + opening[0].length);
    return withoutOverlaps([{ start, end: Math.max(start, end), fit: Math.min(1, fit + 0.2) }]);
  }
  return fit < 0.3 ? [] : [{ start: nextWord(text, 0), end, fit: fit * 0.8 }];
}

function nextWord(text: string, from: number): number {
  return from + (/^\s{0,10}/u.exec(text.slice(from, from + 10))?.[0].length ?? 0);
}

export const list: AnswerTypeRow = {
  type: 'list',
  find,
  asks: {
    en: 'list|name (?:the|all|some|two|three)|enumerate|(?:what|which) (?:are|were) (?:the|its|their|some|all|our)|(?:what|which) (?:\\p{L}+ ){0,2}(?:types|kinds|segments|products|services|risks|features|countries|companies|languages|architectures|steps|options|rights|duties|obligations|conditions|requirements|exceptions|components|files|parts|members|competitors|brands|factors|markets|categories|areas|sections|topics)|who are|what (?:information|kinds?|sorts?|types?) |what does … (?:include|consist of|contain|comprise)|what has changed|give (?:me )?(?:a list|examples)',
    de: 'nenne*|liste* (?:die|alle|mir)?|zähle|aufzählung|welche (?:\\p{L}+ ){0,2}\\p{L}{3,20}(?:en|er|e|s) (?:gibt|sind|hat|haben|werden|muss|kann|können|unterstützt|gehören|waren|wurden|gelten|stehen)|was (?:sind|waren) die|aus welchen|woraus besteht|was gehört',
    fr: 'liste|énumère*|cite*|nomme*|quel(?:le)?s (?:sont|étaient|\\p{L}+s)|lesquel(?:le)?s|quels types|de quoi (?:se compose|est composé)|que comprend',
    es: 'lista|enumera*|nombra*|menciona|cuáles (?:son|eran|fueron|\\p{L}+s)|qué (?:tipos|clases|\\p{L}+(?:os|as|es)) |quiénes son|de qué se compone|qué incluye',
    pt: 'lista|liste|enumere|nomeie|cite|quais (?:são|eram|foram|os|as|\\p{L}+s)|que (?:tipos|\\p{L}+(?:os|as|ões|es)) |em que (?:ficheiros|\\p{L}+s) |o que inclui|quais',
    ru: 'перечисли*|список|назови*|как(?:ие|их|ими) |что входит|из чего состоит|что включа*|кто такие',
    pl: 'wymień*|lista|listę|wylicz|jakie (?:są|\\p{L}+)|jakich|które (?:są|\\p{L}+[yei]) |z czego składa|co (?:obejmuje|zawiera|wchodzi)',
    ar: 'اذكر|عدد (?:أسماء|أنواع)|قائمة|ما (?:هي|هم) (?:ال)?\\p{L}{3,20}(?:ات|ين|ون)|ما هي (?:أنواع|أسماء|مكونات|أهم|الدول|الشركات|أبرز)|مم يتكون|ماذا (?:تشمل|يشمل|تتضمن|يتضمن)',
    hi: 'सूची|कौन(?: |-)कौन|कौन से|कौनसे|किन(?! कारण)|कौन कौन से|क्या क्या|क्या-क्या|नाम बताइए|नाम बताओ|किन-किन',
    ja: '一覧|リスト|列挙|どのような\\S{1,12}がありますか|何がありますか|どんな\\S{1,12}がありますか|挙げて|何と何|誰と誰|種類は',
    zh: '列出|列举|有哪些|哪些|哪几|清单|都有什么|包括什么|包括哪|列表|分别是什么',
  },
};
