import { isUnspaced, phrasesByLanguage } from '../phrases.ts';
import type { AnswerTypeRow, FindInput, Found, Language } from '../types.ts';
import { clauseFrom, withoutOverlaps } from './markers.ts';

/** Words that define. */
const DEFINES = phrasesByLanguage(
  {
    en: 'means?|shall mean|refers? to|is defined as|are defined as|stands for|is called|are called|is known as|denotes?|is short for|has the meaning|is a term|consists of|includes? any|short for',
    de: 'bedeutet|bezeichnet|bezeichnen|heißt|heissen|steht für|versteht man|verstehen wir|ist definiert als|im sinne|meint|wird als|werden als|nennt man|nennen wir',
    fr: "signifie|désigne|désignent|se définit comme|est défini comme|on entend par|s'entend|veut dire|fait référence à|est appelée?|s'appelle",
    es: 'significa|se refiere a|se define como|se entiende por|designa|quiere decir|se llama|se denomina|es el acrónimo|se conoce como',
    pt: 'significa|refere-se a|define-se como|é definido como|entende-se por|designa|quer dizer|chama-se|é chamad[oa]|denomina-se|é conhecid[oa] como',
    ru: 'означает|обозначает|называется|называют|это|определяется как|понимается|является|представляет собой|расшифровывается',
    pl: 'oznacza|oznaczają|nazywa się|nazywamy|to|jest to|definiuje się|rozumie się|odnosi się do|jest skrótem|stanowi',
    ar: 'يعني|تعني|هو عبارة عن|هي عبارة عن|عبارة عن|يقصد به|يقصد بها|يُعرف|يعرف بأنه|تعرف بأنها|يشير إلى|تشير إلى|يسمى|تسمى',
    hi: 'का अर्थ|का मतलब|अर्थात|कहा जाता है|कहते हैं|से तात्पर्य|परिभाषित|कहलाता है|कहलाती है',
    ja: 'とは|を意味|と呼ば|を指し|を指す|と定義|の略|のこと(?:です|である|を)|という意味|を言[いう]',
    zh: '是指|指的是|意为|意味着|意思是|称为|称作|定义为|即为|的简称|的缩写|是一种|是一个|所谓|叫做',
  },
  'giu',
);

/** The copula, which defines only where the subject stands just before it. */
const IS = phrasesByLanguage(
  {
    en: '(?:is|are|was|were) (?:an?|the|one of|not|any)|(?:is|are|was)',
    de: '(?:ist|sind|war) (?:eine?|der|die|das|kein)?',
    fr: "(?:est|sont|était|étaient|n'est) (?:une?|le|la|des)?",
    es: '(?:es|son|era|fue) (?:una?|el|la)?',
    pt: '(?:é|são|era|foi) (?:uma?|o|a)?',
    ru: '[—–-]|это',
    pl: '(?:jest|są|był|była|to)',
    ar: 'هو|هي|كان|كانت',
    hi: 'है|हैं|एक',
    ja: 'は',
    zh: '是|为',
  },
  'giu',
);

/** The question's words without what asks: the thing to be defined. */
function subjectsOf(question: string, language: Language): string[] {
  if (isUnspaced(language)) {
    return (question.match(/[\p{Script=Han}\p{Script=Katakana}ーA-Za-z]{2,}/gu) ?? [])
      .map((word) => word.replace(/^(?:什么是|何谓)|(?:是什么|什么|何|意味|定義|定义)$/gu, '').toLowerCase())
      .filter((word) => word.length > 1);
  }
  const words = question.toLowerCase().match(/[\p{L}\p{M}\p{Nd}-]{3,40}/gu) ?? [];
  const asking =
    /^(?:what|does|mean|means|meaning|definition|define|stand|stands|counts|called|name|the|under|was|ist|eine|bedeutet|heißt|versteht|man|que|qué|est|une|signifie|desire|es|una|significa|uma|что|такое|значит|означает|это|jest|oznacza|znaczy|है|क्या|अर्थ|मतलब|ما|هو|هي|معنى|تعريف|هذا)$/u;
  return words
    .filter((word) => !asking.test(word))
    .map((word) => word.slice(0, Math.max(4, word.length - 2)));
}

const BESIDE = 50;

function find({ text, question, language }: FindInput): Found[] {
  const subjects = subjectsOf(question, language);
  const lower = text.toLowerCase();
  const isNear = (at: number) => {
    const before = lower.slice(Math.max(0, at - BESIDE), at + 1);
    return subjects.some((subject) => before.includes(subject));
  };
  const found: Found[] = [];
  for (const match of text.matchAll(DEFINES(language))) {
    found.push(clauseFrom(text, match.index, match.index + match[0].length, isNear(match.index) ? 1 : 0.3));
  }
  for (const match of text.matchAll(IS(language))) {
    if (isNear(match.index)) {
      found.push(clauseFrom(text, match.index, match.index + match[0].length, 0.75));
      break;
    }
  }
  return withoutOverlaps(found);
}

export const definition: AnswerTypeRow = {
  type: 'definition',
  find,
  asks: {
    en: "what (?:is|was) (?:an? |the )?(?:\\p{L}[\\p{L}\\p{Nd}-]*)(?: \\p{L}[\\p{L}\\p{Nd}-]*){0,2}$|what (?:does|do) … (?:mean|stand for|refer to)|what is meant by|what counts as|(?:the )?(?:definition|meaning) of|define|what(?:'s| is) an?|why the name|explain the term|who or what is|what do you mean by",
    de: 'was (?:ist|war) (?:eine? |der |die |das )?[\\p{L}\\p{Nd}-]+(?: [\\p{L}\\p{Nd}-]+){0,1}$|was (?:bedeutet|heißt|bezeichnet|meint)|was versteht man|was ist mit … gemeint|was gilt als|definition|bedeutung|was ist (?:ein|eine)|definiere*',
    fr: "qu'est-ce que|qu'est-ce qu'\\p{L}*|c'est quoi|que (?:signifie|veut dire|désigne)|définition|signification|définis*|qu'entend-on|qu'appelle-t-on",
    es: 'qué (?:es|son|era) (?:una? |el |la |los |las )?[\\p{L}\\p{Nd}-]+(?: [\\p{L}\\p{Nd}-]+){0,2}$|qué (?:significa|quiere decir)|qué se entiende|definición|significado|define|a qué se refiere|qué es una?',
    pt: 'o que (?:é|são|era|significa|quer dizer)|que (?:significa|é uma?)|definição|significado|defina|o que se entende',
    ru: 'что (?:такое|значит|означает|это|есть|понимается)|определение|значение|что подразумева*',
    pl: 'co to (?:jest|są|znaczy|oznacza)|czym (?:jest|są|był|była|było)|co (?:oznacza|znaczy|rozumie)|definicj*|znaczenie',
    ar: 'ما (?:هو|هي|معنى|المقصود|تعريف|مفهوم)|ماذا (?:يعني|تعني)|معنى|تعريف|المقصود',
    hi: '(?:का |की )?(?:क्या )?(?:अर्थ|मतलब|परिभाषा|तात्पर्य)|[\\p{L}\\p{M}]+ क्या (?:है|हैं|था|थी|होता है|होती है|होते हैं)',
    ja: 'とは(?:何|なに|どういう|$)|(?:どういう|何の)意味|の意味|定義|とは何|って何|って(?:なに|なん)',
    zh: '什么是|是什么(?!时候|地方|人|颜色|原因)|何谓|什么意思|的意思|的定义|定义|指的是什么|是指什么|什么叫|含义',
  },
};
