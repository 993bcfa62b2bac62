import { compileQuestionPhrases } from '#text/phrases.ts';
import type { Language } from '#text/languages.ts';

/*
 * What shows that a question is only understood after another. All patterns are matched against questions that
 * `foldQuestion` has folded, those of Japanese and Chinese aside, which have no accents to fold.
 */

type ByLanguage = Readonly<Record<Language, RegExp>>;

function compileAll(table: Readonly<Record<Language, string>>, wrap: (source: string) => string): ByLanguage {
  const entries = Object.entries(table).map(([language, source]) => [
    language,
    new RegExp(wrap(source), 'u'),
  ]);
  return Object.fromEntries(entries) as ByLanguage;
}

/** Joins a question to the one before it. Whatever stands behind it asks. */
export const JOINING: ByLanguage = compileAll(
  {
    en: '(?:(?:and|but|or|so) )?(?:what|how) about|and|but|or|then',
    de: '(?:und |aber )?(?:was ist mit|wie (?:ist|war|sieht) es (?:aus )?(?:mit|bei|in|fur))|und|oder|aber',
    fr: "(?:et |mais )?(?:qu'en est-il (?:de|du|des|pour)|quid (?:de|du|des))|et|ou(?! )|mais",
    es: '(?:y |pero )?(?:que (?:hay|pasa) (?:de|con)|que tal)|y|e|pero',
    pt: '(?:e |mas )?(?:quanto a|que tal)|e|mas',
    ru: '(?:а |и )?(?:как|что) насчет|а|и|но|или',
    pl: '(?:a |i )?co z|a|i|ale|lub',
    ar: 'و?ماذا عن',
    hi: 'और|तथा|लेकिन|तो',
    ja: '(?:それでは|それなら|じゃあ|では|じゃ)、?',
    zh: '(?:那么|还有|那|而),?',
  },
  (source) => (/[ぁ-ん那]/u.test(source) ? `^(?:${source})\\s*` : `^(?:${source})(?:,)?\\s+`),
);

/** Arabic writes "and" onto the word that asks or on the preposition. */
export const JOINED_ARABIC = /^و(?=(?:ما|من|متي|كم|اين|كيف|هل|لماذا|ماذا|اي|في|عن|الي|لمن|بعد|قبل)(?: |$))/u;

/** A question that is nothing but the word that asks. */
export const BARE: ByLanguage = compileAll(
  {
    en: 'why(?: not| is that| so)?|how(?: so| come| much| many| long| often)?|(?:since |until |by |from )?when|where|who|whom|by whom|for whom|what for|how exactly|such as|which(?: ones?)?|on what (?:page|terms)',
    de: 'warum|wieso|weshalb|wie|wie (?:viel|viele|lange|oft)|wieviel|(?:seit |bis |ab )?wann|wo|woher|wohin|wer|von wem|fur wen|wozu|welche[rs]?|zum beispiel|warum nicht',
    fr: "pourquoi(?: pas)?|comment|combien(?: de temps)?|(?:depuis |jusqu'a |a partir de )?quand|ou|d'ou|(?:par |pour )?qui|lesquels|lesquelles|lequel|laquelle",
    es: '(?:y )?por que(?: no)?|como|(?:desde |hasta )?cuando|donde|(?:por |para )?quien(?:es)?|cuant[oa]s?|cual(?:es)?|para que',
    pt: 'por ?que(?: nao)?|como|(?:desde |ate )?quando|onde|(?:por |para )?quem|quant[oa]s?|qua(?:l|is)|para que',
    ru: 'почему(?: нет)?|зачем|как|сколько|(?:с каких пор|до каких пор|когда)|где|куда|откуда|кто|кем|для кого|какие|какой|какая',
    pl: 'dlaczego(?: nie)?|czemu|jak|ile|(?:od |do )?kiedy|gdzie|skad|dokad|kto|przez kogo|dla kogo|po co|ktor[aey]|jakie',
    ar: 'و?(?:لماذا|كيف|كم|متي|منذ متي|حتي متي|اين|من|لمن|لم)',
    hi: 'क्यों|कैसे|कितना|कितने|कितनी|कब|कब से|कब तक|कहां|कौन|किसने|किसके लिए|कौन से',
    ja: 'なぜ(?:ですか)?|どうして(?:ですか)?|どうやって|いつ(?:から|まで)?(?:ですか)?|どこ(?:で|に)?(?:ですか)?|誰(?:が|に)?(?:ですか)?|いくら(?:ですか)?|いくつ(?:ですか)?|何故',
    zh: '为什么(?:呢)?|为何|怎么(?:做|办)?|如何|(?:从)?什么时候(?:开始)?|何时|哪里|谁|多少(?:钱)?|多久|哪些|哪个',
  },
  (source) => `^(?:${source})$`,
);

/** Stands for a person that was named before. */
const PERSONS: Readonly<Record<Language, string>> = {
  en: 'he|him|she|her|his',
  de: 'ihn|ihm|er',
  fr: 'lui|elle|il',
  es: 'el|ella',
  pt: 'ele|ela',
  ru: 'он|она|него|ним|нее|ней|его|ее',
  pl: 'on|ona|nim|niego|nia|niej|jego|jej',
  ar: 'هو|هي|بعده|قبله',
  hi: 'उन्होंने|उसने|उनके|उनका|उनकी',
  ja: '彼女|彼',
  zh: '他|她',
};
/** Stands for a thing that was named before. What may stand for the document itself ("this") is left out. */
const THINGS: Readonly<Record<Language, string>> = {
  en: 'it|its|they|them|their|theirs|that|those|these|there',
  de: 'das|dies|dessen|deren|davon|dafur|dazu|darin|damit|es|sie|dort',
  fr: 'ils|elles|leur|leurs|celui-ci|celle-ci|ceux-ci|cela|ca|y|en|ce',
  es: 'ello|ellos|ellas|eso|esos|esas|alli|lo',
  pt: 'eles|elas|isso|disso|nisso|deles|delas|nele|nela|dele|dela',
  ru: 'они|оно|них|ним|ними|их|это|этого|этом|этим|там|он|она|его|ее|него|нее|нем|ней',
  pl: 'oni|one|ich|nich|nimi|to|tego|tym|tam|jego|jej|nim|niej|go|ja',
  ar: 'هم|هي|هو|ذلك|تلك|هناك|فيه|فيها|منه|منها|له|لها|عليه|عليها|بها|عنه|عنها',
  hi: 'यह|वह|ये|वे|उस|उसमें|इसमें|उसका|उसकी|उसके|इसका|इसकी|इसके|उनमें|इनमें|इसे|उसे|वहां',
  ja: 'それ|それら|そこ|その|そのとき',
  zh: '它们?|他们|那里|那时|其中',
};

const compiled = new Map<string, RegExp>();

function compileOnce(key: string, source: string, language: Language): RegExp {
  let pattern = compiled.get(key);
  if (pattern === undefined) {
    pattern = compileQuestionPhrases(source, language);
    compiled.set(key, pattern);
  }
  return pattern;
}

export const personsOf = (language: Language) =>
  compileOnce(`person ${language}`, PERSONS[language], language);
export const thingsOf = (language: Language) => compileOnce(`thing ${language}`, THINGS[language], language);

/** "There" that stands for nothing, as in "are there fees?" */
export const EXPLETIVE =
  /^(?:how many \S+(?: \S+)? (?:is|are|was|were) there|(?:why |how )?(?:is|are|was|were) there|there (?:is|are|was|were)|(?:is|was) it (?:possible|allowed|necessary|legal|ok|okay|true|safe|required|mandatory)|(?:what does|how long (?:does|will|can|do)|how much does) it (?:mean|take|cost) (?:to|for)\b)|\b(?:if|and|when) .*\b(?:it|that|they|them)\b/u;

/** The year before or after one that was named. */
const EARLIER: Readonly<Record<Language, string>> = {
  en: '(?:the )?(?:year|one) (?:before|earlier|prior)|(?:the )?(?:previous|prior|preceding|last) (?:fiscal )?year|a year (?:earlier|before)',
  de: '(?:das |im |dem )?(?:jahr (?:davor|zuvor)|vorjahr|vorige[ns]? jahr|jahr vorher)',
  fr: "(?:l'|l' )?an(?:nee)? (?:d'avant|precedente?|passee?)",
  es: '(?:el )?ano (?:anterior|previo|pasado)',
  pt: '(?:o )?ano (?:anterior|passado|antes)|no ano anterior',
  ru: '(?:в )?(?:прошл|предыдущ)(?:ом|ий) год[уа]?|годом (?:ранее|раньше)',
  pl: '(?:w )?(?:poprzedni(?:m|ego)?|zeszl(?:ym|y)) rok(?:u)?|rok (?:wczesniej|temu)',
  ar: '(?:في )?(?:السنه|العام) (?:السابق|السابقه|الماضي|الماضيه)',
  hi: '(?:उससे )?(?:पिछले|पहले के?) (?:साल|वर्ष)|उससे पहले',
  ja: '前年|前の年|その前の年|昨年',
  zh: '前一年|上一年|去年|前年',
};
const LATER: Readonly<Record<Language, string>> = {
  en: '(?:the )?year (?:after|later)|(?:the )?(?:next|following|subsequent) (?:fiscal )?year|a year later',
  de: '(?:das |im |dem )?(?:jahr (?:danach|darauf)|folgejahr|nachste[ns]? jahr)',
  fr: "(?:l'|l' )?an(?:nee)? (?:d'apres|suivante?|prochaine?)",
  es: '(?:el )?ano (?:siguiente|proximo|posterior)',
  pt: '(?:o |no )?ano (?:seguinte|posterior|que vem)',
  ru: '(?:в )?следующ(?:ем|ий) год[уа]?|годом позже',
  pl: '(?:w )?(?:nastepn(?:ym|y)|kolejn(?:ym|y)) rok(?:u)?|rok pozniej',
  ar: '(?:في )?(?:السنه|العام) (?:التالي|التاليه|القادم|القادمه)',
  hi: '(?:उससे )?अगले (?:साल|वर्ष)|उसके बाद',
  ja: '翌年|次の年|その次の年',
  zh: '后一年|下一年|次年|第二年',
};

/** By how many years a question goes back or on; 0 where it names none so. */
export function yearStepOf(folded: string, language: Language): -1 | 0 | 1 {
  if (compileOnce(`earlier ${language}`, EARLIER[language], language).test(folded)) return -1;
  return compileOnce(`later ${language}`, LATER[language], language).test(folded) ? 1 : 0;
}

/** Begins what is asked of something else: "for Europe", "without a desktop". */
export const PREPOSITION: ByLanguage = compileAll(
  {
    en: 'in|for|from|at|on|with|without|by|of|to|before|after|during|since|until|under|within|outside|as of',
    de: 'in|im|fur|aus|bei|beim|auf|mit|ohne|von|vom|vor|nach|wahrend|seit|bis|unter|zu|zum|zur|an|am|innerhalb|ausserhalb',
    fr: "en|dans|pour|de|du|des|d'|a|au|aux|avec|sans|par|avant|apres|pendant|depuis|sous|chez|sur",
    es: 'en|para|de|del|a|al|con|sin|por|antes de|despues de|durante|desde|hasta|bajo|sobre',
    pt: 'em|no|na|nos|nas|para|de|do|da|dos|das|a|ao|com|sem|por|pelo|pela|antes de|depois de|durante|desde|ate|sob|sobre',
    ru: 'в|во|на|для|из|от|с|со|без|у|до|после|перед|при|под|за|о|об|по|к',
    pl: 'w|we|na|dla|z|ze|od|bez|u|do|po|przed|przy|pod|za|o|podczas',
    ar: 'في|من|الي|عن|علي|مع|بدون|قبل|بعد|منذ|حتي|خلال|عند',
    hi: '(?!)',
    ja: '(?!)',
    zh: '(?:在|从|对于?|关于|按)',
  },
  (source) => (source.includes('在') ? `^${source}` : `^(?:${source})(?=\\s)`),
);

/** Each stands where the other stood: "with a desktop", "without one". */
export const OPPOSITES: readonly (readonly [string, string])[] = [
  ['with', 'without'],
  ['before', 'after'],
  ['mit', 'ohne'],
  ['vor', 'nach'],
  ['avec', 'sans'],
  ['avant', 'apres'],
  ['con', 'sin'],
  ['com', 'sem'],
  ['с', 'без'],
  ['со', 'без'],
  ['z', 'bez'],
  ['ze', 'bez'],
  ['مع', 'بدون'],
  ['قبل', 'بعد'],
];

/** Articles before what is asked of something else ("el de POP3"). */
export const ARTICLE =
  /^(?:the|that|those|der|die|das|den|dem|le|la|les|celui|celle|ceux|celles|el|los|las|lo|o|a|os|as)\s+/u;

/** Ends a Japanese or Chinese question that only names what else it is asked of. */
export const TOPIC_END: Readonly<Partial<Record<Language, RegExp>>> = {
  ja: /(?:の場合は?|の時は?|のときは?|なら|だと|については|に関しては|はどう(?:です|でしょう)か?)$/u,
  zh: /(?:的话|的情况)?呢$/u,
};

/** English and German verbs with which a question without a word that asks begins. */
export const OPENING_VERB =
  /^(?:is|are|was|were|do|does|did|has|have|had|can|could|may|might|must|shall|will|would|should|ist|sind|war|waren|hat|haben|hatte|kann|konnen|darf|muss|mussen|gibt|est|sont|a-t|ont|peut|czy|هل|क्या)(?![\p{L}\p{M}])/u;
