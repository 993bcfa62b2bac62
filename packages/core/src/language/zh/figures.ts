import type { FigureWords } from '../parts/figures.ts';

export const figures: FigureWords = {
  months: '(?!)',
  referenceBefore: '图|表|附录|版本|编号|电话|步骤|注',
  scales: [
    ['百万|百萬', 6],
    ['千万|千萬', 7],
    ['十亿|十億', 9],
    ['亿|億', 8],
    ['万亿|兆', 12],
    ['万|萬', 4],
    ['千', 3],
  ],
  decimal: '.',
};
