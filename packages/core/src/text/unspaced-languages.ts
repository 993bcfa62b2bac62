/** Whether a language (a BCP 47 tag) is written without spaces between its words, so that a word has no certain edges. */
export const isUnspaced = (language: string): boolean => language === 'ja' || language === 'zh';
