import { type Language, LANGUAGE_NAMES, LANGUAGES } from '@recto/contract/languages';
import { useQuery } from '@tanstack/react-query';
import { installationQuery } from '#shared/installation/queries.ts';

/** The language of a file to be uploaded; '' has it detected. */
export type UploadLanguage = Language | '';

/** The languages whose scans cannot be read here. */
export function useUnreadableScans(): readonly Language[] {
  const { data } = useQuery(installationQuery);
  return data ? LANGUAGES.filter((lang) => !data.ocrLanguages.includes(lang)) : [];
}

/** What can be chosen as the language of a file; those whose scans cannot be read here say so. */
export function LanguageOptions() {
  const unreadable = useUnreadableScans();
  return (
    <>
      <option value="">Detect</option>
      {LANGUAGES.map((lang) => (
        <option key={lang} value={lang}>
          {LANGUAGE_NAMES[lang] + (unreadable.includes(lang) ? ' (no scans)' : '')}
        </option>
      ))}
    </>
  );
}

/** Debian's names of the data that do not come with the product. */
const PACKAGES: Partial<Record<Language, string>> = { ru: 'tesseract-ocr-rus' };

/** Says before the upload whose scans cannot be read here, and what the operator can do about it. */
export function UnreadableScans({ chosen }: { readonly chosen: readonly UploadLanguage[] }) {
  const [lang] = useUnreadableScans().filter((one) => chosen.includes(one));
  if (lang === undefined) return null;
  const name = PACKAGES[lang];
  return (
    <p role="status" className="border-line border-t px-5 py-3 text-changed text-xs">
      {`Scanned pages in ${LANGUAGE_NAMES[lang]} cannot be read on this server: its OCR data are not installed. Pages with text are read.`}
      {name !== undefined && (
        <>
          {' Who runs the server can install them (Debian): '}
          <code className="font-mono break-words">{`apt-get install tesseract-ocr ${name}`}</code>
        </>
      )}
    </p>
  );
}
