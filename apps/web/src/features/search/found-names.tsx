import type { FileItem, FolderItem } from '@recto/contract/library';
import { Folder } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate } from '#lib/format.ts';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { MarkedFileName } from '#shared/files/marked-file-name.tsx';
import { canView } from '#shared/files/queries.ts';
import { MarkedText } from '#ui/marked-text.tsx';

const ROW =
  'flex min-h-10 items-center gap-2.5 px-3.5 text-sm hover:bg-quiet focus-visible:bg-wash focus-visible:-outline-offset-2';

interface FoundNamesProps {
  readonly words: string;
  readonly folders: readonly { readonly folder: FolderItem; readonly path: string }[];
  readonly files: readonly FileItem[];
  readonly pathOf: (folderId: string | null) => string | undefined;
}

/** Folders and files whose names hold the words; a file that has no pages yet leads to where it lies. */
export function FoundNames({ words, folders, files, pathOf }: FoundNamesProps) {
  if (folders.length === 0 && files.length === 0) return null;
  return (
    <section aria-labelledby="found-names">
      <h2 id="found-names" className="pb-1.5 font-medium text-ink-2 text-xs">
        Names
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-low">
        {folders.map(({ folder, path }) => (
          <li key={folder._id}>
            <Link to={`/files?folder=${folder._id}`} data-result="" className={ROW}>
              <span className="grid w-[22px] shrink-0 place-items-center text-ink-2">
                <Folder aria-hidden="true" className="size-4.5" />
              </span>
              <Name>
                <MarkedText text={folder.name} query={words} />
              </Name>
              <Path>{path === folder.name ? 'Folder' : path}</Path>
            </Link>
          </li>
        ))}
        {files.map((file) => (
          <li key={file._id}>
            <Link
              to={canView(file) ? `/chat?file=${file._id}` : folderUrl(file.parentFolderId)}
              data-result=""
              className={ROW}
            >
              <FileIcon type={file.type} />
              <Name>
                <MarkedFileName name={file.name} query={words} />
              </Name>
              <Path>{pathOf(file.parentFolderId)}</Path>
              <span className="ms-auto shrink-0 text-ink-3 text-xs tabular-nums max-sm:hidden">
                {formatDate(file.createdAt)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const folderUrl = (folderId: string | null): string =>
  folderId === null ? '/files' : `/files?folder=${folderId}`;

const Name = ({ children }: { children: ReactNode }) => (
  <span dir="auto" className="min-w-0 truncate font-medium">
    {children}
  </span>
);

const Path = ({ children }: { children: ReactNode }) => (
  <span className="min-w-0 truncate text-ink-3 text-xs max-sm:hidden">{children}</span>
);
