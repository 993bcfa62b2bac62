import type { SentenceWords } from '../parts/sentences.ts';

export const sentences: SentenceWords = {
  refersBack: /^(?:它|它们|他|她|他们|她们|这|这些|这个|这种|此|该|其|上述|本公司|因此|但)/u,
  stopWords: `什么 哪些 哪个 哪里 多少 怎么 怎样 为什 么时 是什 是谁 的是`,
  aside: /^(?:如果|若|假如|当|當|除非|虽然|雖然|尽管|儘管|由于|由於|因为|因為|一旦)/u,
};
