import type { FileItem } from '@recto/contract/library';
import { Link } from 'react-router';
import { cx } from '#lib/cx.ts';
import { formatDate, plural } from '#lib/format.ts';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { FileName } from '#shared/files/file-name.tsx';
import { FileStatus } from '#shared/files/file-status.tsx';

const SHOWN = 6;

function LatestFile({ file }: { file: FileItem }) {
  const usable = file.status === 'complete';
  const place = file.parentFolderId ? `/files?folder=${file.parentFolderId}` : '/files';
  return (
    <li className="border-line border-b">
      <Link
        to={usable ? `/chat?file=${file._id}` : place}
        className="flex min-h-11 items-center gap-3.5 py-1.5 ps-1 pe-2 text-sm transition-colors hover:bg-quiet"
      >
        <FileIcon type={file.type} />
        {/* What is not ready says more than a date: on a phone below the name. */}
        <span
          className={cx(
            'flex min-w-0 flex-1 gap-x-3.5',
            usable ? 'items-center' : 'sm:items-center max-sm:flex-col',
          )}
        >
          <span className="min-w-0 flex-1 font-semibold">
            <FileName name={file.name} />
          </span>
          {usable ? (
            <span className="flex gap-6 text-ink-2 text-xs tabular-nums">
              {file.pages !== null && <span className="max-sm:hidden">{plural(file.pages, 'page')}</span>}
              <span className="w-12 text-end">{formatDate(file.createdAt)}</span>
            </span>
          ) : (
            <span className="sm:w-1/2 sm:shrink-0">
              <FileStatus file={file} />
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

/** The newest documents, and the way to all of them. */
export function LatestFiles({ files }: { files: readonly FileItem[] }) {
  return (
    <section aria-labelledby="latest-title">
      <div className="flex items-baseline justify-between border-line border-b pb-2">
        <h2 id="latest-title" className="font-semibold text-sm">
          Latest files
        </h2>
        <Link to="/files" className="link text-xs">
          All files
        </Link>
      </div>
      <ul>
        {files.slice(0, SHOWN).map((file) => (
          <LatestFile key={file._id} file={file} />
        ))}
      </ul>
    </section>
  );
}
