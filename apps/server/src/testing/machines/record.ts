import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_BASE, contract } from '@recto/contract';
import { ServerEvent } from '@recto/contract/events';
import type { Passed } from '#testing/machines/round-robin.ts';

/** What a run has to reach: every call of the contract, and every event, by name. */
export const EVERY_CALL: readonly string[] = Object.entries(contract).flatMap(([group, calls]) =>
  Object.keys(calls).map((name) => `${group}.${name}`),
);
export const EVERY_EVENT: readonly string[] = ServerEvent.options.map(({ shape }) => shape.type.value);

const PATTERNS = Object.entries(contract).flatMap(([group, calls]) =>
  Object.entries(calls).map(([name, { method, path }]) => ({
    name: `${group}.${name}`,
    method,
    // Fixed words go before parameters, as on the server.
    parameters: path.split(':').length,
    pattern: new RegExp(`^${API_BASE}${path.replace(/:\w+/g, '[^/]+')}/?$`),
  })),
);

/** The call that an address belongs to. */
function findCall(method: string, address: string): string | undefined {
  const path = address.split('?', 1)[0] ?? '';
  const found = PATTERNS.filter((one) => one.method === method && one.pattern.test(path));
  return found.toSorted((one, other) => one.parameters - other.parameters)[0]?.name;
}

/** Writes down which calls were answered well, and which events went to clients, as lines of a file in that folder. */
export function makeRecord(folder: string): (passed: Passed) => void {
  const file = join(folder, `${process.pid}.txt`);
  const known = new Set<string>();
  const note = (line: string) => {
    if (known.has(line)) return;
    known.add(line);
    appendFileSync(file, `${line}\n`);
  };
  return (passed) => {
    if (passed.kind === 'message') {
      for (const [, type = ''] of passed.text.matchAll(/42\["events",\{"type":"(\w+)"/g))
        note(`event ${type}`);
      return;
    }
    if (passed.status >= 400) return;
    const call = findCall(passed.method, passed.path);
    if (call) note(`call ${call} ${passed.target}`);
  };
}

interface LeftOut {
  readonly file: string;
  readonly test: string;
  readonly why: string;
}

/** Writes down a test that did not take part. */
export function noteLeftOut(folder: string, { file, test, why }: LeftOut): void {
  appendFileSync(join(folder, 'left-out.txt'), `left ${why}: ${file}, "${test}"\n`);
}

/** What the runs that wrote into that folder have reached. */
export function readRecord(folder: string) {
  const lines = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
  const reached = (kind: string) =>
    new Set(lines.filter((line) => line.startsWith(`${kind} `)).map((line) => line.split(' ')[1] ?? ''));
  const [calls, events] = [reached('call'), reached('event')];
  return {
    calls,
    events,
    leftOut: lines.filter((line) => line.startsWith('left ')).map((line) => line.slice('left '.length)),
    missing: [
      ...EVERY_CALL.filter((name) => !calls.has(name)),
      ...EVERY_EVENT.filter((name) => !events.has(name)),
    ],
  };
}
