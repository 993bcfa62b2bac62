import { contract } from '@recto/contract';
import { ask } from '@recto/testing/api';
import type { Client } from '../support/client.ts';
import type { Listener } from '../support/events.ts';

export interface AskingTimes {
  /** Milliseconds until the call that asks was answered. */
  readonly accepted: readonly number[];
  /** Milliseconds from asking to the event with the answer. */
  readonly answered: readonly number[];
  /** Milliseconds of a read beside the questions: the items of the top folder. */
  readonly reads: readonly number[];
}

interface Asking {
  readonly client: Client;
  readonly listener: Listener;
  readonly fileId: string;
  readonly questions: readonly string[];
}

interface Rate {
  readonly perSecond: number;
  readonly seconds: number;
}

/** Every half second, whatever the rate of questions. */
const READ_INTERVAL_MS = 500;

const until = (time: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, time - performance.now())));

/** Asks at a steady rate, whether or not the answers keep up: people do not wait for each other's answers either. */
export async function askSteadily(asking: Asking, { perSecond, seconds }: Rate): Promise<AskingTimes> {
  const { client, questions } = asking;
  const times = { accepted: [] as number[], answered: [] as number[], reads: [] as number[] };
  const readOnce = async () => {
    const start = performance.now();
    await client.api.call(contract.folders.items, { query: { page: 1, limit: 50 } });
    times.reads.push(performance.now() - start);
  };
  const work: Promise<void>[] = [];
  const reading = setInterval(() => work.push(readOnce()), READ_INTERVAL_MS);
  const begin = performance.now();
  for (let count = 0; count < perSecond * seconds; count++) {
    const due = begin + (count * 1_000) / perSecond;
    await until(due);
    work.push(askOnce(asking, questions[count % questions.length] ?? '', times));
  }
  await until(begin + seconds * 1_000);
  clearInterval(reading);
  await Promise.all(work);
  return times;
}

async function askOnce(
  { client, listener, fileId }: Asking,
  question: string,
  times: { accepted: number[]; answered: number[] },
): Promise<void> {
  const start = Date.now();
  const { _id: id } = await ask(client.api, fileId, question);
  times.accepted.push(Date.now() - start);
  const { event, arrived } = await listener.wait(
    ({ type, body }) => type === 'chat_response' && body.questions.some((each) => each._id === id),
  );
  const error = event.type === 'chat_response' ? event.body.questions[0]?.error : undefined;
  if (error) throw new Error(`${question}: ${error}`);
  times.answered.push(arrived - start);
}
