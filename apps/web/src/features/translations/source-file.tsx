import { useQuery } from '@tanstack/react-query';
import { FileText, X } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { plural } from '#lib/format.ts';
import { ChooseFileDialog } from '#shared/files/choose-file-dialog.tsx';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { FileName } from '#shared/files/file-name.tsx';
import { fileQuery } from '#shared/files/queries.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';

/** The file that is to be translated, or the way to one; the address names it. */
export function SourceFile({ fileId }: { fileId: string | null }) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const { data: file } = useQuery({ ...fileQuery(fileId ?? ''), enabled: fileId !== null });
  return (
    <div className="flex items-center gap-3 px-5 py-3.5">
      {file ? (
        <>
          <FileIcon type={file.type} />
          <div className="min-w-0 grow">
            <div className="flex font-semibold text-sm">
              <FileName name={file.name} />
            </div>
            <p className="text-ink-2 text-xs">
              {file.status === 'complete'
                ? plural(file.pages ?? 0, 'page')
                : 'The file has to be Complete before it can be translated.'}
            </p>
          </div>
          <IconButton
            label={`Remove ${file.name}`}
            onClick={() => void navigate('/translate', { replace: true })}
          >
            <X />
          </IconButton>
        </>
      ) : (
        <span className="text-ink-3 text-sm">or</span>
      )}
      <Button icon={<FileText />} onClick={() => setOpen(true)}>
        {file ? 'Change' : 'Choose a file'}
      </Button>
      <ChooseFileDialog
        title="File to translate"
        isOpen={isOpen}
        onOpenChange={setOpen}
        onChoose={({ _id }) => {
          setOpen(false);
          void navigate(`/translate?file=${_id}`, { replace: true });
        }}
      />
    </div>
  );
}
