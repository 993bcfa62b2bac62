import { createInterface } from 'node:readline/promises';
import { runCommandLine } from '#compose/command-line.ts';
import { type CommandOutput, EXIT } from '#kernel/command-output.ts';

/** A second signal means: at once. */
let signals = 0;
const stop = new AbortController();
const end = () => {
  signals += 1;
  if (signals > 1) process.exit(EXIT.interrupted);
  stop.abort();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
// The script that started this process is gone: killed, it can pass no signal on.
process.once('disconnect', end);
process.channel?.unref();
// Whoever read the output has seen enough.
process.stdout.on('error', end);
process.stderr.on('error', end);

const out: CommandOutput = {
  line: (text) => void process.stdout.write(`${text}\n`),
  progress: (text) => void process.stderr.write(`${text}\n`),
  complain: (text) => void process.stderr.write(`${text}\n`),
};

// `scripts/recto.mjs` says first where it was called: relative paths are meant from there, not from the checkout.
const [folder = process.cwd(), ...argv] = process.argv.slice(2);
/** Only what a person has typed counts as a yes. */
async function confirm(question: string): Promise<boolean> {
  const asking = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await asking
    .question(`${question} [y/N] `, { signal: stop.signal })
    .finally(() => asking.close());
  return /^y(es)?$/i.test(answer.trim());
}

process.exitCode = await runCommandLine({
  argv,
  folder,
  env: process.env,
  out,
  signal: stop.signal,
  ...(process.stdin.isTTY && { confirm }),
});
// Channel and signal handlers keep nobody waiting.
process.disconnect?.();
