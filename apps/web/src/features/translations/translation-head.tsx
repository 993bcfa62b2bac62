import { LANGUAGE_NAMES } from '@recto/contract/languages';
import type { TranslationDetails } from '@recto/contract/translations';
import { useMutation, useQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate, plural } from '#lib/format.ts';
import { translationExport } from '#shared/exports/mutations.ts';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { FileName } from '#shared/files/file-name.tsx';
import { fileQuery } from '#shared/files/queries.ts';
import { BackLink } from '#ui/back-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { DownloadMenu } from './download-menu.tsx';
import { FileRemarks } from './file-remarks.tsx';

/** What was translated and into what, and what can be done with it. */
export function TranslationHead({ translation }: { translation: TranslationDetails }) {
  const { fileId, name, target, pages, createdAt } = translation;
  const { data: file } = useQuery({ ...fileQuery(fileId ?? ''), enabled: fileId !== null });
  const write = useMutation(translationExport(translation._id));
  const facts = [
    ...(fileId === null ? [] : [plural(pages, 'page')]),
    `${LANGUAGE_NAMES[target]}, ${formatDate(createdAt)}`,
  ];
  return (
    <header className="flex min-h-13 flex-none flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-4 py-1.5">
      <BackLink to="/translate" label="Translate" />
      {file && <FileIcon type={file.type} />}
      <h1 dir="auto" className="flex min-w-0 font-semibold">
        <FileName name={name} />
      </h1>
      <p className="min-w-0 grow truncate text-ink-2 text-sm max-sm:hidden">{facts.join(' · ')}</p>
      <span className="ms-auto flex items-center gap-1">
        {fileId !== null && (
          <Link to={`/chat?file=${fileId}`} className={buttonClass('quiet')}>
            <MessageSquareText aria-hidden="true" />
            Ask
          </Link>
        )}
        <DownloadMenu translation={translation} type={file?.type ?? null} write={write} />
      </span>
      {write.data?.remarks && <FileRemarks remarks={write.data.remarks} source={translation.source} />}
    </header>
  );
}
