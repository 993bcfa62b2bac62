import { BUSINESS_TERMS } from './business.ts';
import { COMPUTING_TERMS } from './computing.ts';
import { CONTRACT_TERMS } from './contracts.ts';
import { GENERAL_TERMS } from './general.ts';

/** The languages of a row, in the order of its columns; a column holds words for the same, the usual one first. */
export const TERM_LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'pl', 'ru', 'ar', 'hi', 'ja', 'zh'] as const;

/** The tables of the product. Without one of them its file and its line here can go; nothing else names it. */
export const TERM_TABLES: readonly string[] = [
  BUSINESS_TERMS,
  CONTRACT_TERMS,
  COMPUTING_TERMS,
  GENERAL_TERMS,
];
