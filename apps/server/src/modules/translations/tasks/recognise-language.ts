import { LANGUAGES, type Language } from '@recto/contract/languages';
import { defineTask } from '#kernel/define-task.ts';

const LIMIT_MS = 30_000;

/** The language of a text that was typed; null where it has too little text to tell. */
export const recogniseLanguage = defineTask<{ readonly text: string }, Language | null>({
  name: 'recognise-language',
  lane: 'question',
  limits: { start: LIMIT_MS, inactivityTimeout: LIMIT_MS, total: 120_000 },
  async run({ text }) {
    const { detectLanguage } = await import('@recto/readers/language');
    return detectLanguage(text, LANGUAGES) ?? null;
  },
});
