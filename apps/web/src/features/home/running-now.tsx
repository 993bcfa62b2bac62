import type { FileItem } from '@recto/contract/library';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { FileName } from '#shared/files/file-name.tsx';
import { FileStatus } from '#shared/files/file-status.tsx';

const SHOWN = 5;

/** What is being read; there only while something is. */
export function RunningNow({ files }: { files: readonly FileItem[] }) {
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="running-title">
      <div className="flex items-baseline justify-between pb-2">
        <h2 id="running-title" className="font-semibold text-sm">
          Running now
        </h2>
        <span className="text-ink-3 text-xs">You can leave, work goes on</span>
      </div>
      <ul className="overflow-hidden rounded-card border border-line bg-surface shadow-low">
        {files.slice(0, SHOWN).map((file) => (
          <li key={file._id} className="flex items-center gap-3.5 border-line px-4 py-2.5 [&+&]:border-t">
            <FileIcon type={file.type} />
            <span className="flex min-w-0 flex-1 gap-x-3.5 max-sm:flex-col sm:items-center">
              <span className="min-w-0 flex-1 font-semibold text-sm">
                <FileName name={file.name} />
              </span>
              <span className="sm:w-60 sm:shrink-0">
                <FileStatus file={file} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
