import type { SentenceWords } from '../parts/sentences.ts';

export const sentences: SentenceWords = {
  refersBack:
    /^(?:これ|それ|この|その|あれ|ここ|そこ|こう|そう|彼|彼女|同社|当社|同|また|しかし|そのため|したがって)/u,
  stopWords: `です ます した する こと もの とは には では から まで より どの なに 何で 何を ので`,
  aside: /^(?:もし|仮に|たとえ)/u,
  behindQuote: /^\p{Script=Hiragana}/u,
  verbLast: true,
};
