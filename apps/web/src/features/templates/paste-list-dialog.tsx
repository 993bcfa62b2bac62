import { useRef, useState } from 'react';
import { plural } from '#lib/format.ts';
import { useCloseOnBack } from '#lib/use-close-on-back.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { questionsOfList } from './draft.ts';

interface PasteListDialogProps {
  /** Questions that are in the template already; they are not added twice. */
  readonly known: readonly string[];
  readonly onAdd: (questions: readonly string[]) => void;
  /** The field of the first question that it has added. */
  readonly findAdded: () => HTMLElement | null | undefined;
  readonly onClose: () => void;
}

/** Takes questions from a list that was written elsewhere. */
export function PasteListDialog({ known, onAdd, findAdded, onClose }: PasteListDialogProps) {
  const [text, setText] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  useCloseOnBack(onClose);
  const questions = questionsOfList(text, known);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Paste a list"
      description="One question a line. Numbers and bullets are left out, and so is what is there already."
      initialFocus={area}
      finalFocus={findAdded}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={questions.length === 0}
            onClick={() => {
              onAdd(questions);
              onClose();
            }}
          >
            {questions.length === 0 ? 'Add questions' : `Add ${plural(questions.length, 'question')}`}
          </Button>
        </>
      }
    >
      <div className="px-5 py-4">
        <TextArea
          ref={area}
          label="Questions"
          rows={9}
          dir="auto"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
