import { CHANGE_CATEGORIES } from '@recto/contract/comparison-kinds';
import type { ChangedBlock } from '@recto/core/comparison';
import { z } from 'zod';
import { escapeQuoted, QUOTED_MATERIAL } from '#kernel/quoted-material.ts';
import type { SummaryPart } from '#modules/summaries/index.ts';

const SEVERITIES = ['low', 'medium', 'high'] as const;

/** What a model leaves out is nothing. */
const ChangesReply = z.object({
  changes: z
    .array(
      z.object({
        id: z.string().default(''),
        category: z.enum(CHANGE_CATEGORIES).nullable().catch(null),
        severity: z.enum(SEVERITIES).nullable().catch(null),
        summary: z.string().default(''),
        impact: z.string().default(''),
      }),
    )
    .default([]),
});
export type ChangesReply = z.infer<typeof ChangesReply>;

const GlobalReply = z.object({
  sentences: z
    .array(z.object({ text: z.string().default(''), changes: z.array(z.string()).default([]) }))
    .default([]),
});
export type GlobalReply = z.infer<typeof GlobalReply>;

/** 1 to 3, the gravest. */
export const severityOf = (severity: (typeof SEVERITIES)[number]): number => SEVERITIES.indexOf(severity) + 1;

const BORNE_OUT = `Every number, unit, date, name and quote has to stand there, written the same way. What stands \
nowhere is thrown away. Begin with a verb, write plain text: no links, no markup. Never calculate, never guess, and use \
nothing that you know from elsewhere.`;

const CHANGE_INSTRUCTIONS = `You sum up changes between an older and a newer version of a document, each from what stood \
before and what stands after, and from nothing else.

Reply with one JSON object and nothing beside it:
{"changes": [{"id": "C1", "category": "commercial", "severity": "high", "summary": "…", "impact": "…"}]}

- "summary" says what the change does, in at most 25 words, in the language of the document. "impact" says what that means for \
those who are bound by it, in at most 20 words; leave it empty where that is plain.
- "category" is commercial (money, time, quantities), substantive (rights and duties), clarification or administrative. "severity" is \
high, medium or low.
- ${BORNE_OUT}

${QUOTED_MATERIAL}`;

const GLOBAL_INSTRUCTIONS = `You sum up how a document was changed as a whole, from what was said of its changes one by one, \
and from nothing else.

Reply with one JSON object and nothing beside it:
{"sentences": [{"text": "…", "changes": ["C1", "C4"]}]}

- Three to six sentences, the gravest changes first, each of at most 25 words, in the language of the document, and with the \
changes that it is about. Do not count changes: that is done for you.
- ${BORNE_OUT}

${QUOTED_MATERIAL}`;

/** Changes of one call, and characters of their texts: with the instructions some 6,000 tokens. */
const MAX_CHANGES = 20;
const MAX_CHARACTERS = 14_000;

/** What a model is asked about changes, call by call; the same for the same changes. */
export function planChanges(
  blocks: readonly ChangedBlock[],
): readonly { readonly blocks: readonly ChangedBlock[]; readonly part: SummaryPart<ChangesReply> }[] {
  const groups: ChangedBlock[][] = [];
  let size = 0;
  for (const block of blocks) {
    const characters = block.before.length + block.after.length;
    const last = groups.at(-1);
    const isFull = !last || last.length === MAX_CHANGES || size + characters > MAX_CHARACTERS;
    if (isFull) groups.push([block]);
    else last.push(block);
    size = isFull ? characters : size + characters;
  }
  return groups.map((group, number) => ({
    blocks: group,
    part: {
      number,
      instructions: CHANGE_INSTRUCTIONS,
      input: group.map(changeInput).join('\n'),
      reply: ChangesReply,
    },
  }));
}

const changeInput = ({ name, before, after, where }: ChangedBlock): string =>
  [
    `<change id="${name}">`,
    ...(where === undefined ? [] : [`<where>${escapeQuoted(where)}</where>`]),
    `<before>${escapeQuoted(before)}</before>`,
    `<after>${escapeQuoted(after)}</after>`,
    '</change>',
  ].join('\n');

/** What a model is asked about the whole, from the lines on its changes that held. */
export const planGlobal = (lines: ReadonlyMap<string, string>, number: number): SummaryPart<GlobalReply> => ({
  number,
  instructions: GLOBAL_INSTRUCTIONS,
  input: [...lines].map(([name, line]) => `<line id="${name}">${escapeQuoted(line)}</line>`).join('\n'),
  reply: GlobalReply,
});
