import type { MakerQuestions } from '../parts/makers.ts';

export const makers: MakerQuestions = {
  author: 'من (?:كتب|ألف|هو مؤلف|مؤلف) @(?: \\p{L}+)?$',
  signer: 'من (?:وقع|الموقع)',
  translator: 'من (?:ترجم|المترجم|مترجم)',
  rights: 'من (?:يملك|صاحب) حقوق|لمن حقوق',
  date: '(?:متى|في أي عام) (?:نشر*|كتب*|صدر*) (?:~|@)(?: \\p{L}+){0,2}$|تاريخ (?:~|@)$',
  contact: 'جهة الاتصال الإعلامي(?:ة)?',
};
