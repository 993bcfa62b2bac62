const MAX_LENGTH = 200;

const NUMBER = '(?:\\p{Nd}{1,4}|[ivxlc]{1,7}|[A-Z]?-\\d{1,3})';
const PAGE_WORD = '(?:page|pages|seite|página|pagina|pág|strona|str|страница|стр|صفحة|पृष्ठ|p|ページ|第)\\.?';
const PAGE_NUMBER = new RegExp(
  `^[-–—|\\s]*(?:${PAGE_WORD}\\s*)?${NUMBER}(?:\\s*(?:of|von|de|sur|из|z|/|／)\\s*\\p{Nd}{1,4})?\\s*[页頁]?[-–—|\\s]*$`,
  'iu',
);
/** "28 | 2020 Annual Report", "2020 Annual Report | 28". */
const NUMBER_BEFORE_TITLE = /^\d{1,4}\s*\|\s*[\p{L}\p{Nd}]/u;
const NUMBER_BEHIND_TITLE = /\s\|\s*\d{1,4}$/;
/** "Debian Reference⇥12 / 244", "A Brief History⇥v". */
const NUMBER_IN_CELL = /\t(?:\d{1,4} ?\/ ?\d{1,4}|[ivxlc]{1,7})$/;
const MAX_END = 16;

/** The number of a page, alone or beside a title. */
export function isPageNumber(line: string): boolean {
  if (line.length > MAX_LENGTH) return false;
  const end = line.slice(-MAX_END);
  if (/[\p{Nd}ivxlcIVXLC页頁|–—-]\s*$/u.test(end) && PAGE_NUMBER.test(line)) return true;
  if (NUMBER_BEFORE_TITLE.test(line) || NUMBER_BEHIND_TITLE.test(end)) return true;
  return NUMBER_IN_CELL.test(end) && line.split('\t').length === 2 && /\p{L}/u.test(line);
}
