import type { MakerQuestions } from '../parts/makers.ts';

export const makers: MakerQuestions = {
  author: 'kto (?:napisał|jest autorem) @(?: \\p{L}+){0,2}$|autor$|autorzy$',
  signer: 'kto podpisał|sygnatariusz*',
  translator: 'kto (?:przetłumaczył|tłumaczył|przełożył)|tłumacz$',
  rights: 'kto (?:ma|posiada) prawa autorskie|do kogo należą prawa|właściciel praw',
  date: '(?:kiedy|w którym roku) (?:opublikowano|wydano|napisano|ukazał* się) (?:~|@)$|z kiedy jest (?:~|@)$|data (?:~|@)$',
  contact: 'kontakt dla (?:prasy|mediów|inwestorów)',
};
