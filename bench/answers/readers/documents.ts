/** Documents whose readers' questions are asked, and where each comes from. */

export type Half = 'dev' | 'held';

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

/** The pages of a manual belong to one version of its package. */
export const PACKAGE_VERSIONS: Readonly<Record<string, string>> = {
  'debian-faq': '11.1',
  'debian-faq-de': '11.1',
  'debian-faq-fr': '11.1',
  'debian-faq-pt': '11.1',
  'debian-faq-ru': '11.1',
  'debian-faq-zh-cn': '11.1',
  'debian-handbook': '11.20220922',
  'debian-history': '2.28',
  'debian-policy': '4.6.2.0',
  'debian-policy-ja': '4.6.2.0',
  'debian-reference-es': '2.100',
  'debian-reference-ja': '2.100',
  'debian-reference-pt': '2.100',
  'debian-reference-zh-cn': '2.100',
  'developers-reference': '12.18',
  'installation-guide-amd64': '20230508+deb12u1',
};

const FAQ = 'usr/share/doc/debian/FAQ';
const INSTALL = 'usr/share/doc/installation-guide-amd64';
const REFERENCE = 'usr/share/debian-reference';

const testData = (path: string): Source => ({ kind: 'test data', path });
const licence = (pair: string): Source => ({ kind: 'text', path: `compare/pairs/${pair}/b.txt` });
const packaged = (name: string, path: string): Source => ({ kind: 'package', package: name, path });
const faq = (language: string): Source =>
  packaged(`debian-faq-${language}`, `${FAQ}/debian-faq.${language}.pdf.gz`);
const install = (language: string): Source =>
  packaged('installation-guide-amd64', `${INSTALL}/${language}/install.${language}.pdf.gz`);
const reference = (language: string): Source =>
  packaged(`debian-reference-${language}`, `${REFERENCE}/debian-reference.${language}.pdf`);
const articles = (set: string, paragraphsPerArticle: number, from: number, to: number): Source => ({
  kind: 'articles',
  path: `qa/sets/${set}`,
  paragraphsPerArticle,
  from,
  to,
});

const document = (id: string, language: string, half: Half, source: Source): ReaderDocument => ({
  id,
  language,
  half,
  source,
});

/** The chapters of the Polish handbook that are translated; the others are still in English. */
const POLISH_HANDBOOK = [
  'preface foreword sect.who-is-this-book-for sect.selected-approach sect.book-structure sect.contributing',
  'sect.acknowledgments the-debian-project sect.foundation-documents sect.debian-internals sect.follow-debian-news',
  'sect.role-of-distributions sect.release-lifecycle case-study sect.master-plan sect.why-gnu-linux sect.why-debian',
  'sect.why-debian-stable existing-setup sect.how-to-migrate solving-problems sect.common-procedures sect.future-of-debian',
]
  .join(' ')
  .split(' ');

const JAPANESE_POLICY = [
  'ch-scope ch-archive ch-binary ch-source ch-controlfields ch-maintainerscripts ch-relationships ch-sharedlibs',
  'ch-opersys ch-files ch-customized-programs ch-docs ap-pkg-scope ap-pkg-binarypkg ap-pkg-sourcepkg',
  'ap-pkg-controlfields ap-pkg-conffiles ap-pkg-alternatives ap-pkg-diversions',
]
  .join(' ')
  .split(' ');

const CHINESE_FAQ = [
  'basic-defs getting-debian choosing compatibility software ftparchives pkg-basics pkgtools uptodate kernel',
  'customizing support contributing redistributing nextrelease faqinfo',
]
  .join(' ')
  .split(' ');

export const DOCUMENTS: readonly ReaderDocument[] = [
  document('boeing-2017', 'en', 'dev', testData('filings/BOEING_2017_10K.pdf')),
  document('aes-2020', 'en', 'dev', testData('filings/AES_2020_10K.pdf')),
  document('microsoft-2023', 'en', 'held', testData('filings/MICROSOFT_2023_10K.pdf')),
  document('pge-2023q3', 'en', 'held', testData('filings/PG_E_2023Q3_10Q.pdf')),
  document('tracemonkey', 'en', 'dev', testData('pdf-odd/tracemonkey.pdf')),
  document('freeculture', 'en', 'held', testData('pdf-odd/freeculture.pdf')),
  document('gpl3', 'en', 'dev', licence('d01-gpl2-gpl3')),
  document('cddl11', 'en', 'dev', licence('d07-cddl10-cddl11')),
  document('gfdl13', 'en', 'dev', licence('d03-gfdl12-gfdl13')),
  document('mutual-nda', 'en', 'dev', {
    kind: 'markdown',
    paths: ['texts/Mutual-NDA-coverpage.md', 'texts/Mutual-NDA.md'],
  }),
  document('eupl12', 'en', 'held', licence('d13-eupl11-eupl12')),
  document('epl20', 'en', 'held', licence('d09-epl10-epl20')),
  document('lppl13c', 'en', 'held', licence('d10-lppl12-lppl13c')),
  document('mpl20', 'en', 'held', licence('d04-mpl11-mpl20')),
  document(
    'debian-history',
    'en',
    'dev',
    packaged('debian-history', 'usr/share/doc/debian-history/docs/project-history.en.pdf'),
  ),
  document('debian-faq', 'en', 'dev', packaged('debian-faq', `${FAQ}/debian-faq.en.pdf.gz`)),
  document(
    'developers-reference',
    'en',
    'held',
    packaged('developers-reference', 'usr/share/developers-reference/developers-reference.pdf'),
  ),
  document(
    'debian-policy',
    'en',
    'held',
    packaged('debian-policy', 'usr/share/doc/debian-policy/policy.pdf.gz'),
  ),
  document('install-de', 'de', 'dev', install('de')),
  document('debian-faq-de', 'de', 'held', faq('de')),
  document('debian-faq-fr', 'fr', 'dev', faq('fr')),
  document('install-fr', 'fr', 'held', install('fr')),
  document('debian-reference-es', 'es', 'dev', reference('es')),
  document('install-es', 'es', 'held', install('es')),
  document('debian-reference-pt', 'pt', 'dev', reference('pt')),
  document('debian-faq-pt', 'pt', 'held', faq('pt')),
  document('install-ru', 'ru', 'dev', install('ru')),
  document('debian-faq-ru', 'ru', 'held', faq('ru')),
  document('debian-reference-ja', 'ja', 'dev', reference('ja')),
  document('debian-policy-ja', 'ja', 'held', {
    kind: 'html',
    package: 'debian-policy-ja',
    folder: 'usr/share/doc/debian-policy/ja/policy.html',
    pages: JAPANESE_POLICY.map((page) => `${page}.html`),
  }),
  document('debian-reference-zh-cn', 'zh', 'dev', reference('zh-cn')),
  document('debian-faq-zh-cn', 'zh', 'held', {
    kind: 'html',
    package: 'debian-faq-zh-cn',
    folder: `${FAQ}/zh-cn`,
    pages: CHINESE_FAQ.map((page) => `${page}.zh-cn.html`),
  }),
  document('debian-handbook-pl', 'pl', 'dev', {
    kind: 'html',
    package: 'debian-handbook',
    folder: 'usr/share/doc/debian-handbook/html/pl-PL',
    pages: POLISH_HANDBOOK.map((page) => `${page}.html`),
  }),
  document('pl-articles', 'pl', 'held', articles('poquad', 1, 0, 120)),
  document('ar-articles-1', 'ar', 'dev', articles('xquad-ar', 5, 0, 24)),
  document('ar-articles-2', 'ar', 'held', articles('arcd', 3, 0, 35)),
  document('hi-articles-1', 'hi', 'dev', articles('xquad-hi', 5, 0, 12)),
  document('hi-articles-2', 'hi', 'held', articles('xquad-hi', 5, 12, 24)),
];
