import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';

/** The string that every scanner takes for a virus, by agreement (eicar.org); in two parts, so that no file here holds it. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export type ClamdFault = 'cut' | 'silence' | 'garbage' | 'endless' | 'half-reply';

const COMMAND_END = 0;

/** A server that speaks the protocol of clamd, finds the EICAR string, and can be told to misbehave. */
export async function startClamdServer({
  path,
  maxBytes = 1_000_000,
}: {
  path?: string;
  maxBytes?: number;
} = {}) {
  const state: { fault: ClamdFault | null; scanned: Buffer[] } = { fault: null, scanned: [] };
  const sockets = new Set<Socket>();

  const reply = (socket: Socket, text: string) => {
    if (state.fault === 'silence') return;
    if (state.fault === 'garbage') text = 'HTTP/1.1 400 Bad Request';
    if (state.fault === 'endless') return void socket.end('x'.repeat(5_000));
    if (state.fault === 'half-reply') return void socket.end(text);
    socket.end(`${text}\0`);
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    let heard = Buffer.alloc(0);
    let content: Buffer[] | null = null;
    let isOver = false;
    socket.on('data', (chunk) => {
      heard = Buffer.concat([heard, chunk]);
      if (isOver) return;
      if (content === null) {
        const end = heard.indexOf(COMMAND_END);
        if (end === -1) return;
        const command = heard.subarray(0, end).toString();
        heard = heard.subarray(end + 1);
        if (command === 'zPING') return reply(socket, 'PONG');
        if (command !== 'zINSTREAM') return reply(socket, 'UNKNOWN COMMAND');
        content = [];
      }
      while (heard.length >= 4) {
        const length = heard.readUInt32BE(0);
        if (state.fault === 'cut') return void socket.destroy();
        if (length === 0) {
          isOver = true;
          const whole = Buffer.concat(content);
          state.scanned.push(whole);
          return reply(socket, whole.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK');
        }
        if (content.reduce((sum, part) => sum + part.length, length) > maxBytes) {
          isOver = true;
          return reply(socket, 'INSTREAM size limit exceeded. ERROR');
        }
        if (heard.length < 4 + length) return;
        content.push(heard.subarray(4, 4 + length));
        heard = heard.subarray(4 + length);
      }
    });
  });
  if (path === undefined) server.listen(0, '127.0.0.1');
  else server.listen(path);
  await once(server, 'listening');
  const bound = server.address();
  return {
    state,
    /** As `CLAMD_ADDRESS` takes it. */
    clamdAddress: typeof bound === 'object' && bound ? `127.0.0.1:${bound.port}` : String(bound),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
export type ClamdServer = Awaited<ReturnType<typeof startClamdServer>>;
