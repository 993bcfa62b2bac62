import type { Writing } from '../parts/writing.ts';

export const writing: Writing = {
  scripts: ['Latin'],
  hasCapitals: true,
  isUnspaced: false,
  capitalisesNouns: true,
  nounEnding:
    /(?:ung|heit|keit|schaft|tion|ität|nis|tum|chen|lein|ling|er|en|el|e|s|anz|enz|ment|zeit|zahl|jahr|platz|ort)$/u,
  stopAfterOrdinal: true,
  accentsTellApart: true,

  ownLetters: /[ßäöü]/u,
};
