import { Feedback } from '@recto/contract/feedback';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { sentenceOf } from '#lib/api-error.ts';
import { closeOverlay } from '#shared/overlays/overlay.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { toast } from '#ui/toast.tsx';
import { useSendFeedback } from './mutations.ts';

const FORM_ID = 'feedback';
const PAGE_MAX_LENGTH = 500;

/** What was typed and not sent stays, should the dialog be closed by accident. */
let kept = '';

/** Tells the operators what is good and what is not. */
export default function FeedbackDialog() {
  const { pathname } = useLocation();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(kept);
  const [wrong, setWrong] = useState<string>();
  const send = useSendFeedback(() => {
    kept = '';
    closeOverlay();
    toast.success('Thank you. Your feedback was sent.');
  });
  const change = (value: string) => {
    kept = value;
    setText(value);
    setWrong(undefined);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = Feedback.safeParse({ text, page: pathname.slice(0, PAGE_MAX_LENGTH) });
    if (checked.success) return send.mutate(checked.data);
    setWrong(checked.error.issues[0]?.message);
    field.current?.focus();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && closeOverlay()}
      title="Send feedback"
      description={`Goes to the people who run this installation, with the address of this page (${pathname}).`}
      initialFocus={field}
      footer={
        <>
          <Button variant="quiet" onClick={closeOverlay}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} variant="primary" loading={send.isPending}>
            Send
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={submit} className="space-y-3 px-5 py-4">
        {send.isError && <Notice tone="bad">{sentenceOf(send.error)}</Notice>}
        <div>
          <label htmlFor={id} className="mb-1 block font-medium text-sm">
            What works well, what does not?
          </label>
          <textarea
            ref={field}
            id={id}
            dir="auto"
            rows={6}
            value={text}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? `${id}-note` : undefined}
            onChange={(event) => change(event.target.value)}
            className={`w-full resize-y rounded-control border bg-surface px-2.5 py-2 text-base shadow-low focus:border-accent focus:outline-none focus:ring-3 focus:ring-accent/20 max-sm:text-lg ${wrong ? 'border-bad' : 'border-control'}`}
          />
          {wrong && (
            <p id={`${id}-note`} className="mt-1 text-bad text-xs">
              {wrong}
            </p>
          )}
        </div>
      </form>
    </Dialog>
  );
}
