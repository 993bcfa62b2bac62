/** What is known of a document, and short ways to say where one comes from. */

/** Weights are fitted on "train", "dev" is looked at while the engine is built, and "test" judges it. */
export type Half = 'train' | 'dev' | 'test';

/** A file of the test data, a file of a Debian package, or text that is printed. Paths are inside the test data or the package. */
export type Source =
  | { readonly kind: 'test data'; readonly path: string }
  | { readonly kind: 'package'; readonly package: string; readonly path: string }
  | { readonly kind: 'text'; readonly path: string }
  | { readonly kind: 'markdown'; readonly paths: readonly string[] }
  | {
      readonly kind: 'html';
      readonly package: string;
      readonly folder: string;
      readonly pages: readonly string[];
    }
  | ArticleRange;

/** Articles of a reading set, which keeps their paragraphs one after another, the same number of each article. */
export interface ArticleRange {
  readonly kind: 'articles';
  readonly path: string;
  readonly paragraphsPerArticle: number;
  readonly from: number;
  readonly to: number;
}

export interface ReaderDocument {
  readonly id: string;
  readonly language: string;
  readonly half: Half;
  readonly source: Source;
}

export const FAQ = 'usr/share/doc/debian/FAQ';
const INSTALL = 'usr/share/doc/installation-guide-amd64';
const REFERENCE = 'usr/share/debian-reference';

export const testData = (path: string): Source => ({ kind: 'test data', path });
export const licence = (pair: string): Source => ({ kind: 'text', path: `compare/pairs/${pair}/b.txt` });
export const packaged = (name: string, path: string): Source => ({ kind: 'package', package: name, path });
export const faq = (language: string): Source =>
  packaged(`debian-faq-${language}`, `${FAQ}/debian-faq.${language}.pdf.gz`);
export const install = (language: string): Source =>
  packaged('installation-guide-amd64', `${INSTALL}/${language}/install.${language}.pdf.gz`);
export const reference = (language: string): Source =>
  packaged(`debian-reference-${language}`, `${REFERENCE}/debian-reference.${language}.pdf`);
export const articles = (set: string, paragraphsPerArticle: number, from: number, to: number): Source => ({
  kind: 'articles',
  path: `qa/sets/${set}`,
  paragraphsPerArticle,
  from,
  to,
});

export const document = (id: string, language: string, half: Half, source: Source): ReaderDocument => ({
  id,
  language,
  half,
  source,
});

/** Pages of a manual, each an HTML file of its package. */
export const manual = (name: string, folder: string, pages: readonly string[]): Source => ({
  kind: 'html',
  package: name,
  folder: `usr/share/doc/${folder}`,
  pages: pages.map((page) => `${page}.html`),
});
/** Chapters of the Debian Administrator's Handbook. */
export const handbook = (language: string, chapters: readonly string[]): Source =>
  manual('debian-handbook', `debian-handbook/html/${language}`, chapters);
