import { readFileSync } from 'node:fs';
import { decodeFileIndex, warmUp } from '@recto/core/answers';
import { answerInCore } from '../support/answer.ts';
import { timed } from './timed.ts';

/**
 * A process of its own: the first question after a restart, with the index read from its file, then the same question
 * until it is warm. Prints both in milliseconds. The modules are loaded before, as they are in a thread that waits; with
 * `prepared` as the third argument it is prepared, too, as the server does when it has nothing else to do.
 */
const WARM_UP = 30;
const [file = '', question = '', state] = process.argv.slice(2);

const preparing = timed(() => (state === 'prepared' ? [...warmUp()] : []));

const first = timed(() => answerInCore(decodeFileIndex(new Uint8Array(readFileSync(file))), question));
const index = decodeFileIndex(new Uint8Array(readFileSync(file)));
for (let round = 0; round < WARM_UP; round++) answerInCore(index, question);
const warm = Array.from({ length: 9 }, () => timed(() => answerInCore(index, question)).ms);
console.log(JSON.stringify({ preparing: preparing.ms, first: first.ms, warm }));
