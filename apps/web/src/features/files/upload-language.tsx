import { fileExtension } from '@recto/contract/file-names';
import { FILE_TYPES, type PageKind, READABLE_TYPES } from '@recto/contract/file-types';
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '@recto/contract/languages';
import { ocrDataCommand } from '@recto/contract/ocr-data';
import { useQuery } from '@tanstack/react-query';
import { cx } from '#lib/cx.ts';
import { installationQuery } from '#shared/installation/queries.ts';
import type { UploadLanguage } from '#shared/uploads/upload-checks.ts';

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

/** Kinds of pages that may be pictures of print. */
const SCANNED_KINDS: readonly PageKind[] = ['layout', 'section'];

interface Chosen {
  readonly name: string;
  readonly lang: UploadLanguage;
}

const mayBeScanned = ({ name }: Chosen): boolean =>
  READABLE_TYPES.some(
    (type) =>
      FILE_TYPES[type].extension === fileExtension(name) && SCANNED_KINDS.includes(FILE_TYPES[type].pageKind),
  );

/** Says before the upload whose scans cannot be read here, and what the operator can do about it: also where it is detected. */
export function UnreadableScans({ items }: { readonly items: readonly Chosen[] }) {
  const languages = new Set(items.filter(mayBeScanned).map(({ lang }) => lang));
  const unreadable = useUnreadableScans();
  const chosen = unreadable.filter((one) => languages.has(one));
  const missing = languages.has('') ? unreadable : chosen;
  if (missing.length === 0) return null;
  const command = ocrDataCommand(missing);
  return (
    <p
      role="status"
      className={cx(
        'border-line border-t px-5 py-3 text-xs',
        chosen.length > 0 ? 'text-changed' : 'text-ink-3',
      )}
    >
      {`Scanned pages in ${missing.map((lang) => LANGUAGE_NAMES[lang]).join(', ')} cannot be read on this server: ${missing.length > 1 ? 'their' : 'its'} OCR data are not installed. Pages with text are read.`}
      {command !== null && (
        <>
          {' Who runs the server can install them (Debian): '}
          <code className="font-mono break-words">{command}</code>
        </>
      )}
    </p>
  );
}
