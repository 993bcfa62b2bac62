/**
 * Words that only put a question: adjectives behind "how", auxiliary verbs, "is called". Function words are in
 * `stop-words.ts`; these are content words elsewhere.
 */
const WORDS: Readonly<Record<string, string>> = {
  en: 'long high big large old many much least does put there need must called',
  de: `hoch groß lange lang weit alt teuer hoher hohe muss müssen soll sollen darf dürfen will wollen wollte möchte heißt lautet
    beträgt dauert gibt liegt je pro bei dabei dafür`,
  fr: `doit dois doivent faut peut peux fait faire fut appelle élevé pendant d'années avant après tous tout sont`,
  es: `debe debo deben puede puedo tiene tienen hace hacer tiempo todo toda alguna vez después antes durante llama fue`,
  pt: `deve devo devem pode posso tem têm faz fazer tempo todo toda alguma vez depois antes durante chama foi fica`,
  pl: `można należy trzeba musi powinien ma mieści znajduje nazywa dużo długo wiele każdy`,
  ru: `можно нужно должен должна должно какую какова каково скольких каждый находится составляет называется`,
  ar: `يجب يمكن تأتي يوجد توجد المتعلقة المتعلق بهذا بهذه كم عدد الذين يحكم`,
  hi: `चाहिए सकता सकते सकती होना थे करना`,
};

const lists = new Map<string, ReadonlySet<string>>();

/** None for a language that has no list. */
export function askingWordsOf(language: string): ReadonlySet<string> {
  let words = lists.get(language);
  if (words === undefined) {
    words = new Set(WORDS[language]?.split(/\s+/u) ?? []);
    lists.set(language, words);
  }
  return words;
}
