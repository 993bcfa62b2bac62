import { FILES_PER_SELECTION } from '@recto/contract/limits';
import type { FileItem } from '@recto/contract/library';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { plural } from '#lib/format.ts';
import { foldersQuery } from '#shared/files/queries.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Select } from '#ui/select.tsx';
import { folderPaths } from '#shared/files/folder-paths.ts';
import { ChooseArea } from './choose-area.tsx';
import { fitsBudget, UploadMeter, useUploadBudget } from './upload-budget.tsx';
import { repeatsOf, surplusOf, type UploadItem, type UploadLanguage } from '#shared/uploads/upload-checks.ts';
import { followUploads, startUploads } from '#shared/uploads/upload-queue.ts';
import { LanguageOptions, UnreadableScans } from './upload-language.tsx';
import { UploadRow } from './upload-row.tsx';
import { useKnownFiles } from './use-known-files.ts';
import { useSelection } from './use-selection.ts';

interface UploadDialogProps {
  folderId: string | null;
  /** The file of which a newer version is uploaded. */
  previous: FileItem | null;
  /** The screen stays: the list of uploads is open over it. */
  isFollowed?: boolean;
  onFolderChange: (folderId: string | null) => void;
  onClose: () => void;
}

const useFolderPaths = () => folderPaths(useQuery(foldersQuery).data ?? []);

function FolderChoice({ folderId, onFolderChange }: Pick<UploadDialogProps, 'folderId' | 'onFolderChange'>) {
  const paths = useFolderPaths();
  return (
    <>
      <span className="text-ink-3 text-sm">to</span>
      <Select
        aria-label="Upload to folder"
        className="min-w-0 max-w-56"
        value={folderId ?? ''}
        onChange={(event) => onFolderChange(event.target.value || null)}
      >
        <option value="">All documents</option>
        {paths.map(({ id, path }) => (
          <option key={id} value={id}>
            {path}
          </option>
        ))}
      </Select>
    </>
  );
}

/** Nothing can be chosen that files have in common. */
const MIXED = 'mixed';

interface LanguageForAllProps {
  /** The language of each. */
  readonly languages: readonly UploadLanguage[];
  readonly onChange: (lang: UploadLanguage) => void;
}

function LanguageForAll({ languages, onChange }: LanguageForAllProps) {
  const [common = MIXED, ...others] = new Set(languages);
  return (
    <span className="ms-auto flex items-center gap-2 text-ink-3 text-xs">
      <span className="max-sm:sr-only">Language of the text</span>
      <Select
        aria-label="Language of all files"
        value={others.length > 0 ? MIXED : common}
        onChange={(event) => onChange(event.target.value as UploadLanguage)}
      >
        <option value={MIXED} disabled>
          Set for all
        </option>
        <LanguageOptions />
      </Select>
    </span>
  );
}

/** Rows of a large drop that are shown. */
const MAX_SHOWN = 100;

/** What of a large drop goes, and what does not. */
function summaryOf(selection: readonly UploadItem[], going: readonly UploadItem[]): string {
  const folders = new Set(going.map((item) => item.folders.join('/'))).size;
  const kept = selection.length - going.length;
  return [
    plural(going.length, 'file') + (folders > 1 ? ` in ${plural(folders, 'folder')}` : ''),
    kept > 0 && `${kept.toLocaleString('en-US')} left out`,
  ]
    .filter(Boolean)
    .join(', ');
}

const leftOutNote = (most: number): string =>
  most === 1 ? 'Left out: one file is the newer version.' : `Left out: at most ${most} files at a time.`;

const sentNote = (sent: number): string =>
  sent === 0 ? 'No file has been sent yet.' : `${plural(sent, 'file')} on the way. These are not sent yet.`;

/** Choosing files: everything that can be checked before sending is checked here. */
export function UploadDialog(props: UploadDialogProps) {
  const { folderId, previous, isFollowed = false, onFolderChange, onClose } = props;
  const client = useQueryClient();
  const choose = useRef<HTMLButtonElement>(null);
  const { selection, add, keep, remove, setLanguage } = useSelection(previous);
  const repeats = repeatsOf(selection);
  const { known, isLooking, makeSpace } = useKnownFiles(selection);
  const paths = useFolderPaths();
  const there = (item: UploadItem) => (item.hash === null ? undefined : known.get(item.hash));
  const most = previous ? 1 : FILES_PER_SELECTION;
  const budget = useUploadBudget();
  const isTooLarge = (item: UploadItem) => (budget?.refusalOf(item.size) ?? null) !== null;
  const accepted = selection.filter(
    (item) => item.refusal === null && !isTooLarge(item) && !repeats.has(item.id) && !there(item),
  );
  const surplus = surplusOf(accepted, most);
  const going = accepted.filter(({ id }) => !surplus.has(id));
  const isLarge = going.length > FILES_PER_SELECTION;
  // The server tells of what is there already, too: neither a folder nor what goes first waits for all hashes.
  const isWaiting = isLooking && surplus.size === 0;
  const checking = !isLarge && (isWaiting || going.some((item) => item.checking));
  const [sent, setSent] = useState(0);
  const isSending = useRef(false);
  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    await makeSpace();
    startUploads(client, going, { folderId, previousFileId: previous?._id });
    if (isFollowed) followUploads();
    if (previous || surplus.size === 0) return onClose();
    // What found no place is not lost: it goes next.
    keep(surplus);
    setSent(sent + going.length);
    isSending.current = false;
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="lg"
      initialFocus={choose}
      {...(previous
        ? {
            title: 'Upload a newer version',
            description: `${previous.name} stays, so that the two can be compared.`,
          }
        : {
            title: 'Upload Documents',
            description:
              'Choose or drop up to five documents, or a folder of them, the language of each and where they go.',
            describe: 'quietly',
            aside: <FolderChoice folderId={folderId} onFolderChange={onFolderChange} />,
          })}
      footer={
        <>
          {selection.length > 0 && (
            <span className="me-auto text-ink-3 text-xs max-sm:w-full">
              {checking ? 'Hashing on this device…' : sentNote(sent)}
            </span>
          )}
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            icon={<Upload />}
            disabled={going.length === 0 || checking || !fitsBudget(budget, going.length)}
            onClick={() => void send()}
          >
            {going.length === 0 ? 'Upload' : `Upload ${plural(going.length, 'file')}`}
          </Button>
        </>
      }
    >
      <div className="px-5 py-4">
        <ChooseArea
          chosen={going.filter(({ folders }) => previous || folders.length === 0).length}
          hasFiles={selection.length > 0}
          most={most}
          onFiles={add}
          button={choose}
        />
        {surplus.size > 0 && (
          <p role="alert" className="mt-2 text-bad text-xs">
            {previous
              ? `One file is the newer version: ${plural(surplus.size, 'file')} left out.`
              : `At most ${FILES_PER_SELECTION} files can be chosen at a time: ${plural(surplus.size, 'file')} left out.`}
          </p>
        )}
      </div>
      {selection.length > 0 && (
        <>
          <div className="flex items-center gap-3 px-5 pb-2">
            <h3 className="font-semibold text-sm">{isLarge ? summaryOf(selection, going) : 'Files'}</h3>
            {selection.length > 1 && (
              <LanguageForAll
                languages={going.map(({ lang }) => lang)}
                onChange={(lang) => setLanguage(null, lang)}
              />
            )}
          </div>
          <ul>
            {selection.slice(0, MAX_SHOWN).map((item) => (
              <UploadRow
                key={item.id}
                item={item}
                repeats={repeats.get(item.id)}
                there={there(item)}
                tooLarge={budget?.refusalOf(item.size) ?? null}
                leftOut={surplus.has(item.id) ? leftOutNote(most) : undefined}
                folderOf={(id) => paths.find((path) => path.id === id)?.path ?? 'a folder'}
                onLanguage={(lang) => setLanguage(item.id, lang)}
                hasOwnLanguage={!isLarge}
                onRemove={() => remove(item.id)}
              />
            ))}
          </ul>
          <UnreadableScans items={going} />
          {budget && <UploadMeter budget={budget} count={going.length} />}
          {selection.length > MAX_SHOWN && (
            <p className="border-line border-t px-5 py-3 text-ink-3 text-xs">
              {`and ${(selection.length - MAX_SHOWN).toLocaleString('en-US')} more`}
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}
