import { readFileSync } from 'node:fs';
import type { Language } from '@recto/contract/languages';
import { readers } from '@recto/readers';
import { readText, writeWord } from '@recto/testing/comparison';
import { scannedPdf } from '@recto/testing/pdf';
import { realDocument } from '@recto/testing/test-data';
import { degrade } from '../../ocr/degrade.ts';
import { editWorkbook, type WorkbookEdit } from './edit-workbook.ts';
import { parseVersions, type Version } from './known-edits.ts';
import { printText, type Setting } from './print-text.ts';

interface PairFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** Two versions of a document, and what is known of their differences. */
export interface Pair {
  readonly name: string;
  readonly lang: Language;
  readonly earlier: PairFile;
  readonly later: PairFile;
  /** Every edit, character by character. */
  readonly truth?: { readonly earlier: Version; readonly later: Version };
  /** What the summaries of the changes have to quote, one change each. */
  readonly quotes?: readonly string[];
}

const A4 = { paper: 'A4', type: 11, lang: 'en' } as const;
const LETTER = { paper: 'letter', type: 10, lang: 'en' } as const;
/** As from a copier: a little askew, blurred and noisy. */
const DAMAGE = { blur: 0.7, noise: 10, quality: 70 };
const SCAN_DPI = 200;
const WORDS_IN_RUN = 5;

/** By name: making them takes a while. */
export const PAIRS: Readonly<Record<string, () => Promise<Pair> | Pair>> = {
  contract: () => ({
    name: 'a contract, PDF and Word',
    lang: 'en',
    earlier: { name: 'EUPL_1.1.pdf', content: printText(contract('a'), { ...A4, head: 'EUPL 1.1' }) },
    later: { name: 'EUPL_1.2.docx', content: writeWord(contract('b').join('\n'), WORDS_IN_RUN) },
  }),
  cvs: () => filings('CVSHEALTH_2018_10K', 'CVSHEALTH_2022_10K'),
  adobe: () => filings('ADOBE_2016_10K', 'ADOBE_2017_10K'),
  scans: async () => ({
    name: 'two scans of a contract',
    lang: 'en',
    earlier: {
      name: 'EUPL_1.1_scan.pdf',
      content: await scan(contract('a'), { ...A4, head: 'EUPL 1.1' }, 0.6),
    },
    later: {
      name: 'EUPL_1.2_scan.pdf',
      content: await scan(contract('b'), { ...LETTER, head: 'EUPL 1.2' }, -0.4),
    },
  }),
  workbook: () => {
    const workbook = readFileSync(realDocument('xlsx/CVLKRA-KYC_Download_File_Structure_V3.1.xlsx'));
    return {
      name: 'two versions of a workbook',
      lang: 'en',
      earlier: { name: 'KYC_Structure_V3.1.xlsx', content: workbook },
      later: {
        name: 'KYC_Structure_V3.2.xlsx',
        content: editWorkbook(
          workbook,
          WORKBOOK_EDITS.map(([edit]) => edit),
        ),
      },
      quotes: WORKBOOK_EDITS.map(([, quote]) => quote),
    };
  },
  arabic: () => knownEdits('ar', 'العقد'),
  chinese: () => knownEdits('zh', '合同'),
};

const WORKBOOK_EDITS: readonly (readonly [WorkbookEdit, quote: string])[] = [
  [{ sheet: 2, cell: 'D4', value: '25' }, '“20” became “25”'],
  [{ sheet: 2, cell: 'E6', value: 'M' }, '“O” became “M”'],
  [{ sheet: 2, cell: 'C7', value: 'varchar' }, '“DATE” became “varchar”'],
  [{ sheet: 2, cell: 'J9', value: 'APP_PAN_SCAN' }, 'APP_PAN_SCAN'],
  [{ sheet: 2, cell: 'I10', value: 'If the person or entity is exempt.' }, '“the” added'],
  [{ sheet: 2, withoutRow: 12 }, 'PROOF OF ID'],
  [{ sheet: 10, cell: 'B5', value: 'DRIVING PERMIT' }, '“LICENSE” became “PERMIT”'],
  [{ sheet: 26, cell: 'B6', value: 'Uttaranchal' }, '“Uttaranchal”'],
  [{ sheet: 27, withoutRow: 10 }, 'Antarctica'],
  [{ sheet: 27, newRow: ['900', 'Sealand'] }, 'Sealand'],
];

function filings(earlier: string, later: string): Pair {
  const read = (name: string) => ({
    name: `${name}.pdf`,
    content: readFileSync(realDocument(`filings/${name}.pdf`)),
  });
  return {
    name: `${earlier.replace('_10K', '').replace('_', ' ')} and ${later.split('_')[1]}`,
    lang: 'en',
    earlier: read(earlier),
    later: read(later),
  };
}

/** The paragraphs of a version of the European Union Public Licence. */
function contract(version: 'a' | 'b'): string[] {
  return readText(`d13-eupl11-eupl12/${version}`)
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.replace(/\s+/gu, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}

function knownEdits(lang: 'ar' | 'zh', word: string): Pair {
  const truth = parseVersions(readFileSync(new URL(`./texts/services.${lang}.txt`, import.meta.url), 'utf8'));
  // No font of Chinese is needed for a Word file.
  const isPrinted = lang === 'ar';
  const paragraphs = truth.earlier.text.trim().split('\n');
  const earlier = isPrinted
    ? { name: `${word}_1.pdf`, content: printText(paragraphs, { ...A4, head: '', lang }) }
    : { name: `${word}_1.txt`, content: Buffer.from(wrap(truth.earlier.text)) };
  return {
    name: isPrinted ? 'an Arabic contract, PDF and Word' : 'a Chinese contract, wrapped text and Word',
    lang,
    earlier,
    later: { name: `${word}_2.docx`, content: writeWord(truth.later.text, WORDS_IN_RUN) },
    truth,
  };
}

const WRAPPED_AT = 38;
/** Lines of so many characters, as text without spaces is wrapped. */
const wrap = (text: string) => text.replace(new RegExp(`[^\\n]{${WRAPPED_AT}}(?=[^\\n])`, 'gu'), '$&\n');

async function scan(paragraphs: readonly string[], setting: Setting, skew: number): Promise<Buffer> {
  const printed = await readers.openDocument('PDF', printText(paragraphs, setting));
  const pictures = [];
  for (let page = 1; page <= printed.pageCount; page++) {
    const picture = await printed.renderPage?.(page, SCAN_DPI);
    if (picture) pictures.push(await degrade(picture, { ...DAMAGE, skew }, page));
  }
  printed.close();
  return scannedPdf(pictures, setting.head);
}
