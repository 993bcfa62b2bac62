import type { Template } from '@recto/contract/templates';
import { ClipboardPaste, Copy, MessageSquareText, Plus, Trash2 } from 'lucide-react';
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useBlocker } from 'react-router';
import { plural } from '#lib/format.ts';
import { useCloseOnBack } from '#lib/use-close-on-back.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import {
  checkDraft,
  type Draft,
  type EditedTemplate,
  isSame,
  newQuestion,
  NO_ERRORS,
  toDraft,
} from './draft.ts';
import { useDeleteTemplate, useDuplicateTemplate, useSaveTemplate } from './mutations.ts';
import { PasteListDialog } from './paste-list-dialog.tsx';
import { QuestionRows } from './question-rows.tsx';

const EMPTY: EditedTemplate = { name: '', questions: [''] };

interface TemplateFormProps {
  /** Null for one that is new. */
  readonly template: Template | null;
  /** A list is pasted first. */
  readonly isPasting: boolean;
  readonly onOpen: (id: string | null) => void;
}

/** A template with its questions, to be changed and saved. What is not saved yet is not left without asking. */
export function TemplateForm({ template, isPasting, onOpen }: TemplateFormProps) {
  const saved = template ?? EMPTY;
  const [draft, setDraft] = useState<Draft>(() => toDraft(saved));
  const [errors, setErrors] = useState(NO_ERRORS);
  const [isPasteOpen, setPasteOpen] = useState(isPasting);
  const form = useRef<HTMLFormElement>(null);
  const save = useSaveTemplate();
  const isChanged = !isSame(draft, saved);
  const leaving = useLeaving(isChanged);
  const change = (next: Partial<Draft>) => {
    setDraft({ ...draft, ...next });
    setErrors(NO_ERRORS);
  };
  const { addQuestion, addQuestions, findAdded } = useAdding(form, draft.questions, (questions) =>
    change({ questions }),
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const checked = checkDraft(draft);
    if ('errors' in checked) {
      setErrors(checked.errors);
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    save.mutate(
      { id: template?._id ?? null, content: checked.content },
      {
        onSuccess: (result) => {
          setDraft(toDraft(result));
          if (!template) leaving.allow(() => onOpen(result._id));
        },
      },
    );
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex h-full min-h-0 flex-col">
      <div className="min-h-0 flex-1 overflow-y-auto px-6 py-6 max-sm:px-4">
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
          <TextField
            label="Template name"
            large
            autoFocus={template === null && !isPasting}
            dir="auto"
            className="min-w-[min(16rem,100%)] flex-1"
            value={draft.name}
            error={errors.name}
            onChange={(event) => change({ name: event.target.value })}
          />
          {template && (
            <TemplateActions
              template={template}
              onOpen={onOpen}
              isChanged={isChanged}
              onDeleted={leaving.allow}
            />
          )}
        </div>
        <h2 className="mt-6 mb-2 text-sm">
          <span className="font-semibold">Questions</span>
          <span className="ms-2 text-ink-2 text-xs">
            asked of each file in this order; the type decides how answers are read, sorted and compared
          </span>
        </h2>
        {draft.questions.length > 0 && (
          <QuestionRows
            questions={draft.questions}
            errors={errors.questions}
            onChange={(questions) => change({ questions })}
          />
        )}
        {errors.list && (
          <p role="alert" className="mt-2 text-bad text-sm">
            {errors.list}
          </p>
        )}
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <Button icon={<Plus />} onClick={addQuestion}>
            Add question
          </Button>
          <Button variant="quiet" icon={<ClipboardPaste />} onClick={() => setPasteOpen(true)}>
            Paste a list
          </Button>
          <span className="ms-auto text-ink-3 text-xs tabular-nums">
            {plural(draft.questions.length, 'question')}
          </span>
        </div>
      </div>
      <footer
        data-bottom-bar
        className="flex flex-none flex-wrap items-center gap-2 border-line border-t bg-surface px-6 py-3.5 max-sm:px-4"
      >
        <p role="status" className="min-w-0 grow text-ink-2 text-sm">
          {isChanged && (
            <>
              <span
                aria-hidden="true"
                className="me-2 inline-block size-1.5 rounded-full bg-warn align-middle"
              />
              Not saved yet
            </>
          )}
        </p>
        {isChanged && (
          <Button
            variant="quiet"
            onClick={() => {
              setDraft(toDraft(saved));
              setErrors(NO_ERRORS);
            }}
          >
            Discard
          </Button>
        )}
        {template && !isChanged && (
          <Link to={`/qna?template=${template._id}`} className={buttonClass('plain', 'lg')}>
            <MessageSquareText aria-hidden="true" />
            Use with files
          </Link>
        )}
        <Button type="submit" size="lg" variant="primary" loading={save.isPending} disabled={!isChanged}>
          Save template
        </Button>
      </footer>
      {isPasteOpen && (
        <PasteListDialog
          known={draft.questions.map(({ text }) => text)}
          onAdd={addQuestions}
          findAdded={findAdded}
          onClose={() => setPasteOpen(false)}
        />
      )}
      {leaving.isAsked && (
        <ConfirmDialog
          title="Leave without saving?"
          action="Leave"
          stay="Stay here"
          onAct={leaving.leave}
          onClose={leaving.stay}
        >
          What you have changed in <strong className="font-semibold">{draft.name || 'this template'}</strong>{' '}
          is not saved yet.
        </ConfirmDialog>
      )}
    </form>
  );
}

/** Adding questions, of which the first can be typed or changed next. */
function useAdding(
  form: RefObject<HTMLFormElement | null>,
  questions: Draft['questions'],
  change: (questions: Draft['questions']) => void,
) {
  const added = useRef<number>(null);
  const findAdded = () => form.current?.querySelector<HTMLElement>(`[data-question="${added.current}"]`);
  return {
    findAdded,
    addQuestions(texts: readonly string[]) {
      const kept = questions.filter(({ text }) => text.trim() !== '');
      const more = texts.map((text) => newQuestion(text));
      added.current = more[0]?.id ?? null;
      change([...kept, ...more]);
    },
    addQuestion() {
      const question = newQuestion();
      added.current = question.id;
      // At once, so that nothing that is typed next is lost.
      flushSync(() => change([...questions, question]));
      findAdded()?.focus();
    },
  };
}

/** Asks before another screen, or another template, takes the place of what is not saved. */
function useLeaving(isChanged: boolean) {
  const isAllowed = useRef(false);
  const blocker = useBlocker(() => isChanged && !isAllowed.current);
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
  return {
    isAsked: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
    /** Goes somewhere without asking: what was changed has just been saved. */
    allow(go: () => void) {
      isAllowed.current = true;
      go();
      isAllowed.current = false;
    },
  };
}

interface ActionsProps {
  readonly template: Template;
  readonly isChanged: boolean;
  readonly onOpen: (id: string | null) => void;
  /** What is not saved of it is gone, too. */
  readonly onDeleted: (go: () => void) => void;
}

function TemplateActions({ template, isChanged, onOpen, onDeleted }: ActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const duplicate = useDuplicateTemplate();
  return (
    <div className="flex gap-1 pb-1.5">
      <Button
        variant="quiet"
        icon={<Copy />}
        loading={duplicate.isPending}
        disabled={isChanged}
        onClick={() => duplicate.mutate(template._id, { onSuccess: ({ _id }) => onOpen(_id) })}
      >
        Duplicate
      </Button>
      <Button variant="quiet" icon={<Trash2 />} onClick={() => setAsking(true)}>
        Delete
      </Button>
      {isAsking && (
        <DeleteDialog
          template={template}
          onClose={() => setAsking(false)}
          onDeleted={() => onDeleted(() => onOpen(null))}
        />
      )}
    </div>
  );
}

interface DeleteDialogProps {
  readonly template: Template;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

function DeleteDialog({ template, onClose, onDeleted }: DeleteDialogProps) {
  const remove = useDeleteTemplate();
  useCloseOnBack(onClose);
  return (
    <ConfirmDialog
      title="Delete template"
      action="Delete template"
      stay="Cancel"
      isWaiting={remove.isPending}
      onAct={() => remove.mutate(template._id, { onSuccess: onDeleted })}
      onClose={onClose}
    >
      <strong className="break-words font-semibold">{template.name}</strong>
      {` goes with its ${plural(template.questions.length, 'question')}. Answers that were given stay in the history.`}
    </ConfirmDialog>
  );
}
