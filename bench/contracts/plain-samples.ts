import { CLAUSE_KINDS } from '@recto/core/clauses';
import { findTexts } from './label-passages.ts';
import { readWordings, type Statement } from './plain-texts.ts';
import { type Sample, sampleOf } from './samples.ts';

/** Wordings are cut into so many groups, each learnt from or calibrated on as a whole: none is on both sides. */
const GROUPS = 6;
/** Contracts that are put together of each group. */
const EACH = 4;
/** Of four wordings three stand in a contract, so that it lacks some kinds. */
const LEFT_OUT_ONE_IN = 4;

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

/** Contracts put together of wordings in plain English, as weights learn from them: always the same. */
export function makePlainSamples(): Sample[] {
  const all = groupWordings(readWordings());
  return all.flatMap((wordings, group) =>
    Array.from({ length: EACH }, (_, each) => {
      const order = shuffle(wordings.length, group * EACH + each);
      const kept = order.flatMap((at, place) => (place % LEFT_OUT_ONE_IN === 0 ? [] : (wordings[at] ?? [])));
      return makePlainSample(`plain ${group}-${each}`, `plain${GROUP_NAMES[group]}`, name(kept, each));
    }),
  );
}

const GROUP_NAMES = 'abcdef';

/** Each kind's wordings are dealt to the groups in turn. */
function groupWordings(wordings: readonly Statement[]): Statement[][] {
  const groups = Array.from({ length: GROUPS }, (): Statement[] => []);
  wordings.forEach((wording, at) => groups[at % GROUPS]?.push(wording));
  return groups;
}

function name(wordings: readonly Statement[], each: number): Statement[] {
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
