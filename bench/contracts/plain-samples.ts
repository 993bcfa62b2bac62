import { CLAUSE_KINDS } from '@recto/core/clauses';
import { findTexts } from './label-passages.ts';
import { readWordings, type Statement } from './plain-texts.ts';
import { type Sample, sampleOf } from './samples.ts';
import type { Lessons } from './train-model.ts';

/** Wordings are cut into so many groups, each learnt from or calibrated on as a whole: none is on both sides. */
const GROUPS = 6;
/** Contracts that are put together of each group. */
const EACH = 16;
/** As many of these calibrate as well. */
const CALIBRATING = 4;
/** Of the wordings of no kind so many. */
const OTHERS = 14;
/** At most so many of each kind that a contract has. */
const OF_A_KIND = 2;

type Party = readonly [subject: string, object: string, owner: string];

const PARTIES: readonly (readonly [Party, Party])[] = [
  [party('Supplier'), party('Customer')],
  [
    ['we', 'us', 'our'],
    ['you', 'you', 'your'],
  ],
  [party('Client'), party('Contractor')],
  [
    ['you', 'you', 'your'],
    ['we', 'us', 'our'],
  ],
];

function party(name: string): Party {
  return [`the ${name}`, `the ${name}`, `the ${name}’s`];
}

/**
 * Labelled contracts, and contracts put together of wordings in plain English, always the same. Few of these calibrate:
 * how often a kind is there they cannot tell.
 */
export function withPlain(samples: readonly Sample[]): Lessons {
  const plain = groupWordings(readWordings()).map((wordings, group) =>
    Array.from({ length: EACH }, (_, each) => {
      const kept = chooseWordings(wordings, 3 * (group * EACH + each));
      return makePlainSample(`plain ${group}-${each}`, `plain${GROUP_NAMES[group]}`, nameParties(kept, each));
    }),
  );
  return {
    samples: [...samples, ...plain.flatMap((own) => own.slice(0, CALIBRATING))],
    further: plain.flatMap((own) => own.slice(CALIBRATING)),
  };
}

/** A contract has about half of the kinds, in any order. */
function chooseWordings(wordings: readonly Statement[], seed: number): Statement[] {
  const shuffled = shuffle(wordings.length, seed).flatMap((at) => wordings[at] ?? []);
  const byKind = [...Map.groupBy(shuffled, ({ kinds }) => kinds?.[0])];
  const lacking = new Set(shuffle(byKind.length, seed + 1).slice(0, byKind.length / 2));
  const chosen = byKind.flatMap(([kind, own], at) => {
    if (kind === undefined) return own.slice(0, OTHERS);
    return lacking.has(at) ? [] : own.slice(0, OF_A_KIND);
  });
  return shuffle(chosen.length, seed + 2).flatMap((at) => chosen[at] ?? []);
}

/** Names by which two of the groups fall into each fold. */
const GROUP_NAMES = 'befoac';

/** Each kind's wordings are dealt to the groups in turn. */
function groupWordings(wordings: readonly Statement[]): Statement[][] {
  const groups = Array.from({ length: GROUPS }, (): Statement[] => []);
  wordings.forEach((wording, at) => groups[at % GROUPS]?.push(wording));
  return groups;
}

/** Puts names, or "we" and "you", where a wording has its parties, and numbers the clauses of every second contract. */
function nameParties(wordings: readonly Statement[], each: number): Statement[] {
  const [first, second] = PARTIES[each % PARTIES.length] ?? [party('Seller'), party('Buyer')];
  return wordings.map((wording, at) => {
    const text = fill(fill(wording.text, ['A', 'a'], first), ['B', 'b'], second);
    const number = each % 2 === 0 ? `${Math.floor(at / 5) + 1}.${(at % 5) + 1} ` : '';
    return { ...wording, text: `${number}${text.charAt(0).toUpperCase()}${text.slice(1)}` };
  });
}

const fill = (text: string, [upper, lower]: readonly [string, string], [subject, object, owner]: Party) =>
  text
    .replaceAll(`{${upper}'s}`, owner)
    .replaceAll(`{${upper}}`, subject)
    .replaceAll(`{${lower}}`, object)
    .replace(/(?<=[.?!] )\p{Ll}/gu, (letter) => letter.toUpperCase());

function makePlainSample(id: string, filer: string, statements: readonly Statement[]): Sample {
  const text = statements.map((each) => each.text).join('\n\n');
  return sampleOf({ id, pages: [{ number: 1, text }] }, filer, (passages) =>
    CLAUSE_KINDS.map(({ key }) => {
      const said = statements.filter(({ kinds }) => kinds?.includes(key));
      return findTexts(
        said.map((each) => each.text),
        passages,
      );
    }),
  );
}

function shuffle(length: number, seed: number): number[] {
  const order = Array.from({ length }, (_, at) => at);
  let state = seed + 1;
  for (let at = length - 1; at > 0; at--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (at + 1));
    [order[at], order[other]] = [order[other] ?? at, order[at] ?? other];
  }
  return order;
}
