import { isUnspaced } from '#text/unspaced-languages.ts';
import { askedWords } from '../questions/asked-term.ts';
import { findEnumerations } from './enumerations.ts';
import { compilePhrases, phrasesByLanguage } from '#text/phrases.ts';
import type { Language } from '#text/languages.ts';
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

/** "Three kinds": the numbers that count few things, in words. */
const FEW: Readonly<Record<Language, string>> = {
  en: 'two three four five six seven eight',
  de: 'zwei drei vier fünf sechs sieben acht',
  fr: 'deux trois quatre cinq six sept huit',
  es: 'dos tres cuatro cinco seis siete ocho',
  pt: 'dois|duas três|tres quatro cinco seis sete oito',
  ru: 'два|две|двух три|трех|трёх четыре|четырех|четырёх пять|пяти шесть|шести семь|семи восемь|восьми',
  pl: 'dwa|dwie|dwóch trzy|trzech cztery|czterech pięć|pięciu sześć|sześciu siedem|siedmiu osiem|ośmiu',
  ar: 'اثنان|اثنين|نوعان|نوعين ثلاثة|ثلاث أربعة|أربع خمسة|خمس ستة|ست سبعة|سبع ثمانية|ثمان',
  hi: 'दो तीन चार पाँच|पांच छह|छः सात आठ',
  ja: '二つ|2つ|ふたつ 三つ|3つ 四つ|4つ 五つ|5つ 六つ|6つ 七つ|7つ 八つ|8つ',
  zh: '两|二 三 四 五 六 七 八',
};

const counts = new Map<Language, readonly RegExp[]>();

/** How many things a text speaks of, 2 to 8; 0 where it does not say. */
function countIn(text: string, language: Language): number {
  let patterns = counts.get(language);
  if (patterns === undefined) {
    patterns = FEW[language].split(' ').map((words, at) => {
      const digit = isUnspaced(language)
        ? `(?<![\\d.,])${at + 2} ?[个種种项類类]`
        : `(?<![\\d.,])${at + 2} (?=\\p{L}{3})`;
      return isUnspaced(language)
        ? new RegExp(
            `${words.replace(/(?<=^|\|)[两二三四五六七八](?=$|\|)/gu, '$&(?:个|種|种|项|類|类|大)')}|${digit}`,
            'u',
          )
        : compilePhrases(words, language);
    });
    counts.set(language, patterns);
  }
  const plain = isUnspaced(language) ? null : /(?<![\p{Nd}.,§-])([2-8]) (?=\p{L}{3})/u.exec(text)?.[1];
  if (plain != null) return Number(plain);
  const at = patterns.findIndex((pattern) => pattern.test(text));
  return at < 0 ? 0 : at + 2;
}

/** What a sentence is worth that names several things, and more where it says what things they are. */
const ENUMERATES = 0.4;
const OPENED = 0.1;
const COUNTED = 0.15;
const NAMED = 0.35;
/** Without a word of the question it names other things. */
const UNASKED = 0.5;
/** An enumeration follows so close on what opens it. */
const OPENING = 70;

function find({ text, question, language }: FindInput): Found[] {
  const all = findEnumerations(text, language);
  if (all.length === 0) return [];
  const words = askedWords(question, language);
  const asked = countIn(question, language);
  const openings = [...text.matchAll(OPENS(language))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  for (const match of text.matchAll(/[:：](?=\s|\S{2})/gu))
    openings.push({ start: match.index, end: match.index + 1 });
  const found = all.map(({ start, end, count, strength }): Found => {
    const said = text.slice(start, end);
    const items = firstItemEnd(text, start, end);
    const opening = openings
      .filter((each) => each.end <= items && items - each.end <= OPENING && each.start >= start - OPENING)
      .reduce((best, each) => Math.max(best, each.end), -1);
    const before = text.slice(Math.max(0, start - 160), start) + said;
    const share = words.length === 0 ? 0 : words.filter((word) => word.test(before)).length / words.length;
    const stated = countIn(
      text.slice(Math.max(start - OPENING, opening - OPENING, 0), opening < 0 ? items : opening),
      language,
    );
    const isCounted = asked > 0 ? count === asked || stated === asked : stated === count && opening >= 0;
    const fit =
      ENUMERATES * strength + (opening >= 0 ? OPENED : 0) + (isCounted ? COUNTED : 0) + NAMED * share;
    const isOther = share === 0 && words.length > 0 && !isCounted;
    return {
      start: nextWord(text, opening >= 0 ? opening : start),
      end,
      fit: Math.min(1, isOther ? fit * UNASKED : fit),
    };
  });
  return withoutOverlaps(found.filter(({ start, end }) => end > start));
}

/** Where the first item of an enumeration ends. */
function firstItemEnd(text: string, start: number, end: number): number {
  const cut = text.slice(start + 1, end).search(/[,;、，；،]/u);
  return cut < 0 ? end : start + 1 + cut;
}

function nextWord(text: string, from: number): number {
  return from + (/^\s{0,10}/u.exec(text.slice(from, from + 10))?.[0].length ?? 0);
}

export const list: AnswerTypeRow = {
  type: 'list',
  find,
  asks: {
    en: 'list|name (?:the|all|some|two|three)|enumerate|(?:what|which) (?:are|were) (?:the|its|their|some|all|our)|(?:what|which) (?:\\p{L}+ ){0,2}(?:types|kinds|segments|products|services|risks|features|countries|companies|languages|architectures|steps|options|rights|duties|obligations|conditions|requirements|exceptions|components|files|parts|members|competitors|brands|factors|markets|categories|areas|sections|topics)|who are|what (?:information|kinds?|sorts?|types?) |what does … (?:include|consist of|contain|comprise)|what has changed|what (?:must|should) (?:\\S+ ){1,9}(?:explain|contain|include|observe|allow|state|cover|provide)|what do (?:i|we|you) have to do|give (?:me )?(?:a list|examples)',
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
