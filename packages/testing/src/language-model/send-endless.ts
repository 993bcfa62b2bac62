import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Reply, Wire } from './protocol.ts';

type Endless = Extract<Reply, { readonly endless: unknown }>['endless'];

/** Writes without end, as fast as it is read, until whoever reads has gone. */
export async function sendEndless(
  response: ServerResponse,
  wire: Wire,
  model: string,
  what: Endless,
): Promise<void> {
  const pieces: Readonly<Record<Endless, string>> = {
    text: wire.piece(model, 'x'),
    reasoning: wire.reasoning(model, 'x'),
    comments: ': still here\n\n',
    line: 'x'.repeat(100),
  };
  response.write(wire.begin(model));
  if (what === 'line') response.write('data: ');
  const left = once(response, 'close');
  while (!response.destroyed) {
    if (!response.write(pieces[what].repeat(100))) await Promise.race([once(response, 'drain'), left]);
  }
}
