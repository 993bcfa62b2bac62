import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { readLine, Reply, type Request, writeLine } from '#adapters/control-socket/protocol.ts';
import { findSocket } from '#adapters/control-socket/socket-path.ts';
import { CommandError, type CommandOutput, EXIT } from '#kernel/command-output.ts';

/** Nobody listens there: no socket, or the one of a server that was killed. */
const NOBODY = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK', 'ENOTDIR']);
const REFUSED = new Set(['EACCES', 'EPERM']);

/** Whether a server on this folder takes commands. */
export async function canConnect(folder: string): Promise<boolean> {
  const socket = await connectTo(folder);
  socket?.destroy();
  return socket !== null;
}

/**
 * Has the server that runs on this folder run a command; null where none does. The signal ends the connection, and the
 * server ends the command.
 */
export async function askServer(
  folder: string,
  request: Request,
  out: CommandOutput,
  signal: AbortSignal,
): Promise<number | null> {
  const socket = await connectTo(folder);
  if (!socket) return null;
  const leave = () => socket.destroy();
  signal.addEventListener('abort', leave);
  try {
    if (signal.aborted) return EXIT.interrupted;
    // It may end while it answers: what it has not said by then, it does not say.
    socket.on('error', () => {});
    socket.write(writeLine(request));
    const lines = createInterface({ input: socket });
    // A connection that breaks has no end that it would wait for.
    socket.once('close', () => lines.close());
    for await (const line of lines) {
      const reply = readLine(Reply, line);
      if (!reply) throw new CommandError('The server is of another version. Restart it, then try again.');
      if ('exit' in reply) return reply.exit;
      show(reply, out);
    }
    if (signal.aborted) return EXIT.interrupted;
    throw new CommandError('The server ended before the command was done.');
  } finally {
    signal.removeEventListener('abort', leave);
    socket.destroy();
  }
}

function show(reply: Exclude<Reply, { exit: number }>, out: CommandOutput): void {
  if ('line' in reply) out.line(reply.line);
  else if ('progress' in reply) out.progress(reply.progress);
  else out.complain(reply.complaint);
}

async function connectTo(folder: string): Promise<Socket | null> {
  const path = await findSocket(folder);
  if (path === null) return null;
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return socket;
  } catch (error) {
    socket.destroy();
    const { code = '' } = error as NodeJS.ErrnoException;
    if (NOBODY.has(code)) return null;
    if (REFUSED.has(code))
      throw new CommandError(
        `This user may not speak to the server on ${folder}. Run the command as the user who runs the server.`,
        error,
      );
    throw error;
  }
}
