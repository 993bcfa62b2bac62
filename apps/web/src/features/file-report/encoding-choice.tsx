import { type Encoding, ENCODINGS, encodingLabel } from '@recto/contract/encodings';
import type { FileItem } from '@recto/contract/library';
import { useReprocessFile } from '#shared/files/mutations.ts';
import { Select } from '#ui/select.tsx';

/** In which encoding a text file was read; choosing another reads it again. */
export function EncodingChoice({ file }: { file: FileItem }) {
  const reprocess = useReprocessFile();
  const { encoding = 'utf-8', status } = file;
  const isBusy = reprocess.isPending || (status !== 'complete' && status !== 'failed');
  return (
    <>
      <Select
        aria-label="Encoding"
        className="w-full"
        value={encoding}
        disabled={isBusy}
        onChange={({ target }) => reprocess.mutate({ id: file._id, encoding: target.value as Encoding })}
      >
        {!(encoding in ENCODINGS) && <option value={encoding}>{encodingLabel(encoding)}</option>}
        {Object.entries(ENCODINGS).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Select>
      <small className="mt-1 block text-ink-3 text-xs">
        {isBusy
          ? 'The file is being read.'
          : 'If letters look wrong, choose another: the file is read again.'}
      </small>
    </>
  );
}
