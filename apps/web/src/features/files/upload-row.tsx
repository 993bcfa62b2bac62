import type { FileItem } from '@recto/contract/library';
import { CircleAlert, Copy, X } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '#lib/cx.ts';
import { formatBytes } from '#lib/format.ts';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { FileName } from '#shared/files/file-name.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import type { UploadItem, UploadLanguage } from '#shared/uploads/upload-checks.ts';
import { LanguageOptions } from './upload-language.tsx';

interface UploadRowProps {
  item: UploadItem;
  /** The name of the earlier file with the same bytes. */
  repeats: string | undefined;
  /** The file with the same bytes that the account has already. */
  there: FileItem | undefined;
  /** Why the plan does not take it. */
  tooLarge: string | null;
  /** Why it finds no place in this selection. */
  leftOut: string | undefined;
  folderOf: (folderId: string) => string;
  /** Of many files the language is chosen for all at once. */
  hasOwnLanguage: boolean;
  onLanguage: (lang: UploadLanguage) => void;
  onRemove: () => void;
}

function Detail({
  item,
  repeats,
  there,
  tooLarge,
  leftOut,
  folderOf,
}: Omit<UploadRowProps, 'onLanguage' | 'onRemove' | 'hasOwnLanguage'>) {
  if (item.refusal) {
    return (
      <span role="alert" className="flex items-start gap-1.5 text-bad">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
        {item.refusal}
      </span>
    );
  }
  if (tooLarge !== null) {
    return (
      <span role="alert" className="flex items-start gap-1.5 text-bad">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
        <span className="min-w-0">{tooLarge}</span>
        <Link to="/subscribe" className="link shrink-0">
          Compare plans
        </Link>
      </span>
    );
  }
  if (repeats) {
    return (
      <span className="flex items-start gap-1.5 text-changed">
        <Copy aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
        <span className="min-w-0 break-words">{`The same as ${repeats} above. It is not added twice.`}</span>
      </span>
    );
  }
  if (there) {
    const { parentFolderId: folderId, name } = there;
    const place = folderId === null ? 'All documents' : folderOf(folderId);
    return (
      <span className="flex items-start gap-1.5 text-changed">
        <Copy aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
        <span className="min-w-0 break-words">{`You have this file already, as ${name} in ${place}. It is not added twice.`}</span>
        <Link to={folderId === null ? '/files' : `/files?folder=${folderId}`} className="link shrink-0">
          Show it
        </Link>
      </span>
    );
  }
  if (leftOut !== undefined) return <span className="text-changed">{leftOut}</span>;
  const renamed = item.name !== item.file.name;
  return (
    <span className="text-ink-3">
      {formatBytes(item.size)}
      {item.folders.length > 0 && ` · to ${item.folders.join(' › ')}`}
      {renamed && (
        <>
          {' · chosen as '}
          <bdi>{item.file.name}</bdi>
        </>
      )}
    </span>
  );
}

/** One chosen file: the name it will have, what stands against it, and its language. */
export function UploadRow({
  item,
  repeats,
  there,
  tooLarge,
  leftOut,
  folderOf,
  hasOwnLanguage,
  onLanguage,
  onRemove,
}: UploadRowProps) {
  const going =
    item.refusal === null &&
    tooLarge === null &&
    repeats === undefined &&
    there === undefined &&
    leftOut === undefined;
  return (
    <li className="flex min-h-[60px] items-center gap-3.5 border-line border-t px-5 py-2 max-sm:flex-wrap max-sm:gap-y-1.5">
      <span className={cx(!going && 'opacity-50')}>
        <FileIcon type={item.type.toUpperCase().slice(0, 4) || '?'} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="font-semibold text-sm">
          <FileName name={item.name} />
        </div>
        <div className="min-w-0 break-words text-xs">
          <Detail
            item={item}
            repeats={repeats}
            there={there}
            tooLarge={tooLarge}
            leftOut={leftOut}
            folderOf={folderOf}
          />
        </div>
      </div>
      {going && hasOwnLanguage && (
        <Select
          aria-label={`Language of ${item.name}`}
          className="w-32 max-sm:order-1 max-sm:ms-9 max-sm:w-[calc(100%-36px)]"
          value={item.lang}
          onChange={(event) => onLanguage(event.target.value as UploadLanguage)}
        >
          <LanguageOptions />
        </Select>
      )}
      <IconButton label={`Remove ${item.name}`} onClick={onRemove}>
        <X />
      </IconButton>
    </li>
  );
}
