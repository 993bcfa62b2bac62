import { createHash } from 'node:crypto';
import { lstat, mkdtemp, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** The shortest limit of the systems that have such sockets: 104 bytes with the one that ends it. */
const PATH_MAX_BYTES = 103;

/** The socket in the data folder, where its path is short enough. */
const SOCKET = 'control.sock';
/** Names the socket where it is not. */
const POINTER = 'control.path';
/** What a folder for a socket outside the data folder is called, before what makes it unique. */
const ELSEWHERE = 'recto-';

const fits = (path: string) => Buffer.byteLength(path) <= PATH_MAX_BYTES;

/** A pipe of Windows has a name and no place: it is made of the folder's. */
const pipeOf = (folder: string) =>
  `\\\\.\\pipe\\recto-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;

/** Where a server on this folder listens, if one does; null where nothing says so. */
export async function findSocket(folder: string): Promise<string | null> {
  if (process.platform === 'win32') return pipeOf(folder);
  const inside = join(folder, SOCKET);
  if (fits(inside)) return inside;
  return readFile(join(folder, POINTER), 'utf8').catch(() => null);
}

/** A path to listen at, of which a killed server's socket has been removed. */
export async function prepareSocket(folder: string): Promise<string> {
  if (process.platform === 'win32') return pipeOf(folder);
  await removeSocket(folder);
  const inside = join(folder, SOCKET);
  if (fits(inside)) return inside;
  // Nobody else may look into it, so nobody else reaches the socket, whatever the system makes of its mode.
  const elsewhere = join(await mkdtemp(join(shortTemporaryFolder(), ELSEWHERE)), 's');
  await writeFile(join(folder, POINTER), elsewhere, { mode: 0o600 });
  return elsewhere;
}

/** Removes the socket of a server that does not listen any more, and what leads to it. */
export async function removeSocket(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const path = await findSocket(folder);
  const pointer = join(folder, POINTER);
  if (path !== null && (await isSocket(path))) await rm(path, { force: true });
  if (path !== null && dirname(path) !== folder && basename(dirname(path)).startsWith(ELSEWHERE))
    // Empty, or not ours.
    await rmdir(dirname(path)).catch(() => {});
  await rm(pointer, { force: true });
}

const isSocket = (path: string): Promise<boolean> =>
  lstat(path).then(
    (found) => found.isSocket(),
    () => false,
  );

function shortTemporaryFolder(): string {
  // Six characters that are different each time, and the socket's own name.
  return fits(join(tmpdir(), `${ELSEWHERE}123456`, 's')) ? tmpdir() : '/tmp';
}
