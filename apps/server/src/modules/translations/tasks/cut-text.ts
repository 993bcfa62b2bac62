import { cutText, type Segment } from '@recto/core/translation';
import { defineTask } from '#kernel/define-task.ts';

const LIMIT_MS = 30_000;

/** Cuts a text that was typed into segments. */
export const cutTextIntoSegments = defineTask<
  { readonly text: string; readonly language: string },
  Segment[]
>({
  name: 'cut-text-into-segments',
  lane: 'question',
  limits: { start: LIMIT_MS, inactivityTimeout: LIMIT_MS, total: 120_000 },
  run: ({ text, language }) => cutText(text, language),
});
