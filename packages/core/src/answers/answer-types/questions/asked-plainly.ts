import { isUnspaced } from '#text/unspaced-languages.ts';
import { compileQuestionPhrases } from '#text/phrases.ts';
import type { Language } from '#text/languages.ts';

/** Questions for a meaning whatever nouns stand in them: "What counts as comparable sales?", "sponsor - who is that?" */
const MEANING: Readonly<Record<Language, string>> = {
  en: 'what (?:does|do|did) (?:\\S+ ){1,10}mean|what (?:does|do) (?:\\S+ ){1,8}(?:stand for|refer to)|what (?:is|are|was) meant by|(?:what|who|when|which) (?:\\S+ ){0,6}counts? (?:\\S+ ){0,4}as|how (?:is|are) (?:\\S+ ){1,6}(?:defined|worked out)|how (?:does|do) (?:\\S+ ){1,6}define|(?:definition|meaning) of|(?:meaning|definition)$|define \\S+|[,:–—-] ?(?:who|what) (?:is|are) (?:that|they|those|this|it)$|how is (?:that|it) defined',
  de: 'was (?:bedeutet|bedeuten|heißt|bezeichnet)|was versteht man unter|was ist mit (?:\\S+ ){1,5}gemeint|was gilt als|(?:definition|bedeutung) (?:von|des|der)|wie ist (?:\\S+ ){1,4}definiert',
  fr: "que (?:signifie|signifient|veut dire|veulent dire|désigne)|qu'entend-on par|qu'appelle-t-on|à quoi correspond|définition d\\S+",
  es: 'qué (?:significan?|quieren? decir)|qué se entiende por|a qué se refiere|definición de|significado de|en qué consiste',
  pt: 'o que (?:significam?|quer dizer|querem dizer)|o que se entende por|definição d[eoa]|significado d[eoa]|em que consiste',
  ru: 'что (?:значит|означает|означают)|кто так(?:ой|ая|ие)|что подразумева* под|что понимается под|определение \\S+',
  pl: 'co (?:oznacza|oznaczają|znaczy)|kto to jest|co rozumie się|definicja \\S+',
  ar: 'ما معنى|ماذا يعني|ماذا تعني|ما المقصود|ما تعريف',
  hi: '(?:का|की) (?:अर्थ|मतलब|परिभाषा|तात्पर्य|पूरा नाम) (?:क्या )?',
  ja: '(?:どういう|何の)意味|の意味は|の定義は',
  zh: '什么意思|指的是什么|是指什么|是(?:干|做)什么的|的含义|的定义',
};

/** "What is a sponsor?" asks for a meaning, though the word could be a person's or company's role. */
const OF_A_KIND: Readonly<Record<Language, string>> = {
  en: "(?:what|who)(?:'s| is| was) an? \\S+(?: \\S+){0,4}$|what are (?!(?:the|its|their|our|your|my|some|all|main|key|typical|common|possible|current|examples)\\b)\\S+(?: \\S+){0,2}$",
  de: '(?:was|wer) ist eine? \\S+(?: \\S+){0,3}$',
  fr: "qu'est-ce qu'une? \\S+(?: \\S+){0,4}",
  es: 'qué es una? \\S+(?: \\S+){0,4}$',
  pt: 'o que é uma? \\S+(?: \\S+){0,4}$',
  ru: 'что такое|кто такой',
  pl: 'co to jest|kim jest \\S+$',
  ar: '(?!)',
  hi: '(?!)',
  ja: 'とは(?:何|なに|$)',
  zh: '什么是|何谓|什么叫',
};

/** An English noun in the plural. */
const PLURAL =
  "(?!(?:is|was|does|has|this|its|as|us|thus|plus|damages|earnings|sales|proceeds|savings|revenues|profits|losses)\\b)[\\p{L}'-]{2,30}[a-hj-rtv-z]s";
const NO_VERB =
  '(?!(?:is|are|was|were|does|do|did|has|have|had|can|may|must|should|will|would|happens|makes)\\b)';

/** "Which four functions …": a plural noun behind the word that asks. */
const SEVERAL: Readonly<Record<Language, string>> = {
  en: `(?:what|which) (?:${NO_VERB}[\\p{L}'-]+ ){0,3}${PLURAL}(?= (?:are|were|do|did|have|had|can|may|must|should|will|would|am|could|shall|need|in|of|who|that|does|has|is) )|(?:what|which) (?:two|three|four|five|six|seven|eight) (?:[\\p{L}'-]+ ){0,2}${PLURAL}|which (?:(?:other|own|foreign|main|new|more) )?${PLURAL}(?= (?!the |an? |my |your |this |that |to |as |when |if |it |its |for |from |by |our |their )\\p{L}+)|under which (?:own )?${PLURAL}`,
  de: 'welche[nr]? (?:\\S+ ){1,5}(?:gibt es|gibt|sind|werden|haben|können|müssen|dürfen|sollen|waren|wurden)|welche (?:zwei|drei|vier|fünf|sechs) \\p{L}+|welche (?:\\p{L}+ )?\\p{L}{3,30}en (?:\\p{L}+(?:en|ern|eln))',
  fr: '(?:quels|quelles) (?:\\S+ )?\\p{L}+|lesquel(?:le)?s',
  es: 'qué (?:dos |tres |cuatro |cinco )?\\p{L}+(?:as|os|es) |cuáles \\p{L}+s',
  pt: '(?:que|quais) (?:dois |duas |três |quatro |cinco )?\\p{L}+(?:as|os|es|ões|ais|éis|ens) |quais ',
  ru: 'как(?:ие|их|ими|им) (?:\\p{L}+ )?\\p{L}+',
  pl: '(?:jakie|jakich|jakimi|które|których|którymi) (?:\\p{L}+ )?\\p{L}+(?:y|i|e|ów|ych|ich|ami)',
  ar: 'ما هي (?:ال)?\\p{L}{3,20}(?:ات|ين|ون)',
  hi: 'कौन(?: |-)कौन|कौन से|किन-किन',
  ja: 'どんなもの|どのようなもの|どんな\\S{1,12}がありますか|どのような\\S{1,12}がありますか',
  zh: '哪些|哪几',
};

const compiled = new Map<string, RegExp>();

function patternOf(name: string, table: Readonly<Record<Language, string>>, language: Language): RegExp {
  const key = `${name} ${language}`;
  let pattern = compiled.get(key);
  if (pattern === undefined) {
    pattern = compileQuestionPhrases(table[language], language);
    compiled.set(key, pattern);
  }
  return pattern;
}

/** Whether a folded question asks what something means, whatever its nouns are. */
export function asksForMeaning(folded: string, language: Language): boolean {
  return patternOf('meaning', MEANING, language).test(folded);
}

/** Whether a folded question asks what kind of thing something is: "What is a sponsor?" */
export function asksForKind(folded: string, language: Language): boolean {
  return patternOf('kind', OF_A_KIND, language).test(folded);
}

/** Where a folded question names several of something: "which brands", and what follows close behind. */
export function findSeveral(
  folded: string,
  language: Language,
): { readonly start: number; readonly end: number } | null {
  const match = patternOf('several', SEVERAL, language).exec(folded);
  if (match === null) return null;
  return { start: match.index, end: match.index + match[0].length + (isUnspaced(language) ? 4 : 0) };
}

/** More words are a whole question put briefly. */
const MAX_NAME_WORDS = 2;

/** A question that only names a thing: "opaque copy?", "liquidity". */
export function isBareName(folded: string, language: Language): boolean {
  if (isUnspaced(language) || /[\d,;:%$€£]/u.test(folded)) return false;
  const words = folded.split(/\s+/u).filter(Boolean);
  return words.length >= 1 && words.length <= MAX_NAME_WORDS && folded.length >= 4;
}

/** "conditions for …", "lessons of …": a noun in the plural leads a question without a verb. */
export function namesSeveral(folded: string, language: Language): boolean {
  return (
    language === 'en' &&
    /^(?:\p{L}+ )?\p{L}{3,30}[a-hj-rtv-z]s (?:for|to|under|when) |^(?:examples|types|kinds|ways|means) of /u.test(
      folded,
    )
  );
}
