import type { ExtractionReport } from '@recto/contract/extraction-report';
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '@recto/contract/languages';
import type { FileItem } from '@recto/contract/library';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { plural } from '#lib/format.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { useReprocessFile, useRetryFile } from '#shared/files/mutations.ts';
import { isLocked, isOverOcrLimit, isRunning } from '#shared/files/queries.ts';
import { installationQuery } from '#shared/installation/queries.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';

interface ReprocessBarProps {
  readonly file: FileItem;
  readonly report: ExtractionReport;
}

/** What can be done about scanned pages: read them in another language, or what the plan left unread. */
export function ReprocessBar({ file, report }: ReprocessBarProps) {
  const scanned = report.ocr + report.needOcr;
  if (scanned === 0 || isRunning(file) || isLocked(file)) return null;
  return (
    <footer className="flex min-h-15 shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-line border-t px-6 py-3 text-ink-2 text-sm max-sm:px-4">
      {isOverOcrLimit(file) ? <Retry file={file} /> : <LanguageChoice file={file} scanned={scanned} />}
    </footer>
  );
}

function Retry({ file }: { file: FileItem }) {
  const retry = useRetryFile(toastFailure);
  return (
    <>
      Your plan has no more files for OCR this month.
      <Button
        className="ms-auto"
        icon={<RotateCw />}
        loading={retry.isPending}
        onClick={() => retry.mutate(file._id)}
      >
        Retry
      </Button>
    </>
  );
}

/** The choice alone changes nothing: what it does is said beside the button that does it. */
function LanguageChoice({ file, scanned }: { file: FileItem; scanned: number }) {
  const reprocess = useReprocessFile();
  const { data: installation } = useQuery(installationQuery);
  const [lang, setLang] = useState<Language>(file.lang);
  const isOther = lang !== file.lang;
  return (
    <>
      <label htmlFor="scan-language">Read again in another language</label>
      <Select
        id="scan-language"
        className="w-36"
        value={lang}
        disabled={reprocess.isPending}
        onChange={({ target }) => setLang(target.value as Language)}
      >
        {LANGUAGES.map((language) => (
          <option
            key={language}
            value={language}
            disabled={language !== file.lang && installation?.ocrLanguages.includes(language) === false}
          >
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </Select>
      <span className="text-ink-3 text-xs" aria-live="polite">
        {isOther
          ? `The file is read anew as ${LANGUAGE_NAMES[lang]}. Questions wait until then; answers stay.`
          : `${plural(scanned, 'scanned page')}`}
      </span>
      <Button
        variant={isOther ? 'primary' : 'plain'}
        className="ms-auto"
        icon={<RotateCw />}
        disabled={!isOther}
        loading={reprocess.isPending}
        onClick={() => reprocess.mutate({ id: file._id, lang })}
      >
        Read again
      </Button>
    </>
  );
}
