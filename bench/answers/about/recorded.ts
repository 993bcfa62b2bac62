/** What a reader writes down of a document that is put before him: recorded from its first pages, before any program said it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const wordings = z.array(z.string().min(1));

const recordSchema = z.strictObject({
  /** Its name among the readers' documents. */
  document: z.string().min(1),
  /** Half of them were looked at while rules were made. Every second one by name. */
  half: z.enum(['dev', 'test']),
  title: wordings.min(1),
  kind: wordings.min(1),
  /** Parties or authors in the order in which they stand, each in all its wordings; none where none is named. */
  parties: z.array(wordings.min(1)),
  /** Empty where the document has none. */
  date: wordings,
});
export type RecordedDocument = z.infer<typeof recordSchema>;

export function readRecorded(): RecordedDocument[] {
  const lines = readFileSync(join(import.meta.dirname, 'recorded.jsonl'), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => recordSchema.parse(JSON.parse(line)));
}
