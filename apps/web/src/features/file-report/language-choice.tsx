import type { ExtractionReport } from '@recto/contract/extraction-report';
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '@recto/contract/languages';
import type { FileItem } from '@recto/contract/library';
import { useReprocessFile } from '#shared/files/mutations.ts';
import { Select } from '#ui/select.tsx';

interface LanguageChoiceProps {
  readonly file: FileItem;
  readonly report: ExtractionReport;
}

/** In which language a file is searched, and who says so; choosing another makes its index anew. Scans have a way of their own. */
export function LanguageFact({ file, report }: LanguageChoiceProps) {
  const reprocess = useReprocessFile();
  const language = report.language ?? file.lang;
  const isScanned = report.ocr + report.needOcr > 0;
  return (
    <>
      {isScanned || file.status !== 'complete' ? (
        LANGUAGE_NAMES[language]
      ) : (
        <Select
          aria-label="Language"
          className="w-full"
          value={language}
          disabled={reprocess.isPending}
          onChange={({ target }) => reprocess.mutate({ id: file._id, lang: target.value as Language })}
        >
          {LANGUAGES.map((lang) => (
            <option key={lang} value={lang}>
              {LANGUAGE_NAMES[lang]}
            </option>
          ))}
        </Select>
      )}
      <small className="mt-1 block text-ink-3 text-xs">{sourceOf({ file, report })}</small>
    </>
  );
}

function sourceOf({ file, report }: LanguageChoiceProps): string {
  if (file.langFrom === 'owner') return 'as you corrected it';
  if (report.language !== null) return 'detected from its text';
  return file.langFrom === 'text'
    ? 'assumed: its text does not tell the language'
    : 'as chosen when it was uploaded';
}
