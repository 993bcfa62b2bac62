import { readFileSync } from 'node:fs';
import { decodeFileIndex } from '@recto/core/answers';
import { answerInCore } from '../support/answer.ts';
import { timed } from './timed.ts';

/**
 * A process of its own: the first question after a restart, with the index read from its file, then the same question
 * until it is warm. Prints both in milliseconds. The modules are loaded before, as they are in a thread that waits.
 */
const WARM_UP = 30;
const [file = '', question = ''] = process.argv.slice(2);

const first = timed(() => answerInCore(decodeFileIndex(new Uint8Array(readFileSync(file))), question));
const index = decodeFileIndex(new Uint8Array(readFileSync(file)));
for (let round = 0; round < WARM_UP; round++) answerInCore(index, question);
const warm = Array.from({ length: 9 }, () => timed(() => answerInCore(index, question)).ms);
console.log(JSON.stringify({ first: first.ms, warm }));
