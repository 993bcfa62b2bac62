import { Feedback } from '@recto/contract/feedback';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { sentenceOf } from '#lib/api-error.ts';
import { useForm } from '#lib/form/use-form.ts';
import { closeOverlay } from '#shared/overlays/overlay.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { toast } from '#ui/toast.tsx';
import { useSendFeedback } from './mutations.ts';

const Form = Feedback.pick({ text: true });
const FORM_ID = 'feedback';
const PAGE_MAX_LENGTH = 500;

/** What was typed and not sent stays, should the dialog be closed by accident. */
let kept = '';

/** Tells the operators what is good and what is not. */
export default function FeedbackDialog() {
  const { pathname } = useLocation();
  const input = useRef<HTMLTextAreaElement>(null);
  const { field, handlers } = useForm(async () => Form, { text: kept });
  const send = useSendFeedback(() => {
    kept = '';
    closeOverlay();
    toast.success('Thank you. Your feedback was sent.');
  });
  const submit = handlers(({ text }) => send.mutate({ text, page: pathname.slice(0, PAGE_MAX_LENGTH) }));
  const keep = (event: { target: { value: string } }) => {
    kept = event.target.value;
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && closeOverlay()}
      title="Send feedback"
      description={`Goes to the people who run this installation, with the address of this page (${pathname}).`}
      initialFocus={input}
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
      <form id={FORM_ID} {...submit} className="space-y-3 px-5 py-4">
        {send.isError && <Notice tone="bad">{sentenceOf(send.error)}</Notice>}
        <TextArea
          label="What works well, what does not?"
          dir="auto"
          rows={6}
          {...field('text', { ref: input, onChange: keep })}
        />
      </form>
    </Dialog>
  );
}
