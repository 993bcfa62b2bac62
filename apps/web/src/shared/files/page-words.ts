import type { PageKind } from '@recto/contract/file-types';
import { plural } from '#lib/format.ts';

/** What one page of a file is called: those of a workbook are its sheets. */
export const pageWord = (kind: PageKind): 'sheet' | 'page' => (kind === 'sheet' ? 'sheet' : 'page');

/** "3 pages", "1 sheet". */
export const pagesText = (kind: PageKind, count: number): string => plural(count, pageWord(kind));
