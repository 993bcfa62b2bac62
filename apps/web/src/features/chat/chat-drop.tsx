import { FILE_TYPES, READABLE_TYPES } from '@recto/contract/file-types';
import type { FileItem } from '@recto/contract/library';
import { useQuery } from '@tanstack/react-query';
import { FolderInput, GitCompareArrows } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { cx } from '#lib/cx.ts';
import { plural } from '#lib/format.ts';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { folderPaths } from '#shared/files/folder-paths.ts';
import { foldersQuery } from '#shared/files/queries.ts';
import { uploadHere } from '#shared/uploads/upload-request.ts';
import { useFileDrop } from '#shared/uploads/use-file-drop.ts';

/** What browsers tell of files while they are dragged: how many, and what they seem to be. */
interface Dragged {
  /** 0 where the browser does not tell. */
  readonly count: number;
  readonly types: readonly string[];
}

function readDragged({ items }: DataTransfer): Dragged {
  const files = [...items].filter(({ kind }) => kind === 'file');
  const types = READABLE_TYPES.filter((type) =>
    files.some((item) => item.type === FILE_TYPES[type].mediaType),
  );
  return { count: files.length, types };
}

interface TargetProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly note: string;
  /** Whether what is dragged would go here where it is let go beside all targets. */
  readonly isDefault?: boolean;
  readonly isOff?: boolean;
  readonly onOver: (isOver: boolean) => void;
  readonly onFiles: (files: File[]) => void;
}

/** A place to let files go. One that cannot take them is dimmed and takes nothing. */
function Target({ icon, title, note, isDefault = false, isOff = false, onOver, onFiles }: TargetProps) {
  const { over, handlers } = useFileDrop((files) => !isOff && onFiles(files));
  const isOn = !isOff && (over || isDefault);
  const refuse = (event: DragEvent) => {
    if (isOff) event.dataTransfer.dropEffect = 'none';
  };
  return (
    <div
      {...handlers}
      onDragEnter={(event) => {
        handlers.onDragEnter(event);
        onOver(true);
      }}
      onDragLeave={(event) => {
        handlers.onDragLeave(event);
        onOver(false);
      }}
      onDragOver={(event) => {
        handlers.onDragOver(event);
        refuse(event);
      }}
      className={cx(
        'grid min-h-0 place-content-center justify-items-center gap-1 rounded-dialog border-2 border-dashed px-6 text-center transition-colors *:pointer-events-none',
        isOn ? 'border-accent bg-wash ring-4 ring-accent/15' : 'border-control bg-bg',
        isOff && 'border-line',
      )}
    >
      <span
        className={cx(
          'mb-3 grid size-12 place-items-center rounded-full [&_svg]:size-5',
          isOn ? 'bg-accent text-on-accent' : 'bg-quiet-2 text-ink-2',
        )}
      >
        {icon}
      </span>
      <span className={cx('font-semibold text-lg', isOn ? 'text-accent-ink' : 'text-ink-2')}>{title}</span>
      <span className="text-ink-2 text-sm">{note}</span>
    </div>
  );
}

function Targets({ file, dragged }: { file: FileItem; dragged: Dragged }) {
  const folders = useQuery({ ...foldersQuery, enabled: file.parentFolderId !== null });
  const path = folderPaths(folders.data ?? []).find(({ id }) => id === file.parentFolderId)?.path;
  const folder = file.parentFolderId === null ? 'All documents' : (path ?? 'its folder');
  const [isElsewhere, setElsewhere] = useState(false);
  const { count, types } = dragged;
  return (
    <div className="absolute inset-x-0 top-[52px] bottom-0 z-20 flex animate-fade flex-col bg-bg/94 p-5 backdrop-blur-[1.5px] max-sm:top-12 max-sm:p-3">
      <div className="grid h-70 grid-cols-2 gap-4 max-sm:h-auto max-sm:flex-1 max-sm:grid-cols-1 max-sm:grid-rows-2">
        <Target
          icon={<FolderInput />}
          title={`Add to ${folder}`}
          note="Once they are read, they can be asked"
          isDefault={!isElsewhere}
          onOver={() => setElsewhere(false)}
          onFiles={(files) => uploadHere(files, { folderId: file.parentFolderId, previous: null })}
        />
        <Target
          icon={<GitCompareArrows />}
          title="Compare with this document"
          note="Takes one file, as the newer version"
          isOff={count > 1}
          onOver={setElsewhere}
          onFiles={(files) => uploadHere(files, { folderId: file.parentFolderId, previous: file })}
        />
      </div>
      {count > 0 && (
        <p className="pointer-events-none mt-4 flex items-center gap-3 text-ink-2 text-sm">
          {types.length > 0 && (
            <span className="flex ps-1 *:-ms-1">
              {types.map((type) => (
                <FileIcon key={type} type={type} />
              ))}
            </span>
          )}
          {`${plural(count, 'file')}. Nothing is sent before you have seen what is uploaded.`}
        </p>
      )}
    </div>
  );
}

/** Takes documents that are dragged onto the chat: to the folder of its file, or one as the file's newer version. */
export function ChatDrop({ file, children }: { file: FileItem; children: ReactNode }) {
  const [dragged, setDragged] = useState<Dragged>({ count: 0, types: [] });
  const { over, handlers } = useFileDrop((files) =>
    uploadHere(files, { folderId: file.parentFolderId, previous: null }),
  );
  const onDragEnter = (event: DragEvent) => {
    if (!over) setDragged(readDragged(event.dataTransfer));
    handlers.onDragEnter(event);
  };
  return (
    <div className="relative h-full" {...handlers} onDragEnter={onDragEnter}>
      {children}
      {over && <Targets file={file} dragged={dragged} />}
    </div>
  );
}
