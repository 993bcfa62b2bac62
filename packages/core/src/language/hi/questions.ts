import type { QuestionWords } from '../parts/questions.ts';

export const questions: QuestionWords = {
  meaning: '(?:का|की) (?:अर्थ|मतलब|परिभाषा|तात्पर्य|पूरा नाम) (?:क्या )?',
  ofAKind: '(?!)',
  several: 'कौन(?: |-)कौन|कौन से|किन-किन',
  namedBehind: '(?!)',
  placeOfTerm: '(?!)',
  forWords:
    '(?:की गणना|का निर्धारण|का मूल्यांकन) (?:कैसे|किस प्रकार)|कैसे (?:निर्धारित|मापा|मापी|गणना)|में क्या (?:शामिल|सम्मिलित)|क्यों',
  asking: /कितन|कब|कहां|कहाँ|कौन|किस|किन|कैसे|क्यों|क्या/u,
  forDay: 'किस दिन|किस तारीख|तारीख|तिथि',
  open: 'कितन*|कब|कहाँ|कहां|कौन|किस*|कैसे|क्यों',
  emptyWords: `चाहिए सकता सकते सकती होना थे करना`,
  asksAnywhere: true,
  nounFirst: true,
};
