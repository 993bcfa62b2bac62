import { randomUUID } from 'node:crypto';
import { API_BASE } from '@recto/contract';
import { connect, makeNewcomer, newPerson } from '@recto/testing/api';
import { type RunningServer, startServer } from '../../e2e/support/server.ts';
import { percentile } from '../support/figures.ts';

/** Tries of each of the two, taken in turns. */
const TRIES = 200;
/** The medians may differ by so much, whichever is more. */
const LIMIT = { share: 0.15, ms: 3 };
/** Known addresses, asked in turns. */
const ACCOUNTS = 10;
/** Time for the mail of one try to be written before the next one: it must not be counted to another address. */
const PAUSE_MS = 40;

const PASSWORD = 'a long enough password';
const WRONG = 'not that password';

const anyEmail = () => `${randomUUID()}@timing.example`;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** One call, and the two kinds of address that it must not tell apart. */
interface Comparison {
  readonly name: string;
  readonly known: (index: number) => Promise<unknown>;
  readonly unknown: (index: number) => Promise<unknown>;
}

function makeCalls({ url }: RunningServer) {
  const post = async (path: string, body: object, expected: number): Promise<void> => {
    const response = await fetch(`${url}${API_BASE}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    if (response.status !== expected) throw new Error(`${path} answered ${response.status}`);
  };
  return {
    logIn: (email: string, password: string) => post('/auth/login', { email, password }, 401),
    signUp(email: string) {
      const names = { name: 'Timing', lastName: 'Account' };
      return post(
        '/auth/signup',
        { email, password: PASSWORD, ...names, termsAndConditionsAccepted: '1' },
        201,
      );
    },
    forgot: (email: string) => post('/auth/forgot-password', { email }, 200),
    resend: (email: string) => post('/auth/resend-code', { email }, 200),
  };
}

/** Accounts whose addresses are confirmed, and one whose address is not. */
async function makeAccounts(server: RunningServer, count: number) {
  const calls = makeCalls(server);
  const reached = { api: connect(server.url), dataFolder: server.dataFolder };
  const confirmed: string[] = [];
  for (let index = 0; index < count; index += 1)
    confirmed.push((await makeNewcomer(reached, newPerson(anyEmail()))).email);
  const unconfirmed = anyEmail();
  await calls.signUp(unconfirmed);
  return { confirmed, unconfirmed };
}

async function listComparisons(server: RunningServer): Promise<Comparison[]> {
  const calls = makeCalls(server);
  const accounts = await makeAccounts(server, ACCOUNTS);
  const confirmed = (index: number) => accounts.confirmed[index % accounts.confirmed.length] ?? '';
  return [
    {
      name: 'sign-in, wrong password',
      known: (index) => calls.logIn(confirmed(index), WRONG),
      unknown: () => calls.logIn(anyEmail(), WRONG),
    },
    {
      name: 'sign-up, confirmed address',
      known: (index) => calls.signUp(confirmed(index)),
      unknown: () => calls.signUp(anyEmail()),
    },
    {
      name: 'sign-up, unconfirmed address',
      known: () => calls.signUp(accounts.unconfirmed),
      unknown: () => calls.signUp(anyEmail()),
    },
    {
      name: 'forgotten password',
      known: (index) => calls.forgot(confirmed(index)),
      unknown: () => calls.forgot(anyEmail()),
    },
    {
      name: 'new code, unconfirmed address',
      known: () => calls.resend(accounts.unconfirmed),
      unknown: () => calls.resend(anyEmail()),
    },
    {
      name: 'new code, confirmed address',
      known: (index) => calls.resend(confirmed(index)),
      unknown: () => calls.resend(anyEmail()),
    },
  ];
}

async function time(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await call();
  const taken = performance.now() - start;
  await pause();
  return taken;
}

/** Both kinds by turns; which goes first changes too, so that neither always follows the other. */
async function compare({ name, known, unknown }: Comparison): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let index = 0; index < TRIES; index += 1) {
    const timeKnown = async () => times.known.push(await time(() => known(index)));
    const timeUnknown = async () => times.unknown.push(await time(() => unknown(index)));
    const turns = index % 2 === 0 ? [timeKnown, timeUnknown] : [timeUnknown, timeKnown];
    for (const turn of turns) await turn();
  }
  const medians = { known: percentile(times.known, 0.5), unknown: percentile(times.unknown, 0.5) };
  const difference = Math.abs(medians.known - medians.unknown);
  const share = difference / Math.min(medians.known, medians.unknown);
  const isMet = share < LIMIT.share || difference < LIMIT.ms;
  if (!isMet) process.exitCode = 1;
  console.log(
    `${isMet ? 'ok  ' : 'FAIL'} ${name}: known ${medians.known.toFixed(2)} ms, unknown ${medians.unknown.toFixed(2)} ms,` +
      ` apart by ${difference.toFixed(2)} ms (${(share * 100).toFixed(1)} %)`,
  );
}

/**
 * Whether the time of an answer tells who has an account. Throttles are off, so that every try is counted as the first. An
 * argument chooses the comparisons whose names contain it.
 */
const server = await startServer({ THROTTLE: 'off' });
try {
  const [, , wanted = ''] = process.argv;
  const comparisons = (await listComparisons(server)).filter(({ name }) => name.includes(wanted));
  console.log(
    `medians of ${TRIES} tries each, by turns; at most ${LIMIT.share * 100} % or ${LIMIT.ms} ms apart`,
  );
  for (const comparison of comparisons) await compare(comparison);
} finally {
  await server.stop();
}
