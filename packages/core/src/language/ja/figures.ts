import type { FigureWords } from '../parts/figures.ts';

export const figures: FigureWords = {
  months: '(?!)',
  referenceBefore: '図|表|付録|バージョン|ページ番号|番号|電話|手順|注|ステップ',
  scales: [
    ['百万', 6],
    ['千万', 7],
    ['十億', 9],
    ['億', 8],
    ['兆', 12],
    ['万', 4],
    ['千', 3],
  ],
  decimal: '.',
};
