import { StartError } from '#kernel/errors.ts';
import { isStorageFull } from '#kernel/storage-full.ts';

/** Where the server is started, as far as the sentences need it. */
interface Place {
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
}

/** A file where a folder should be, or the other way round, or nothing at all. */
const MISPLACED = new Set(['EEXIST', 'ENOENT', 'ENOTDIR', 'EISDIR']);
const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS']);
const FULL = new Set(['ENOSPC', 'EDQUOT']);
/** PostgreSQL's codes for files that are damaged, missing or cannot be read. */
const DAMAGED = new Set(['XX001', 'XX002', '58P01', '58030']);

/** A sentence for whoever starts the server, where the fault is the place's; undefined for a fault of ours. */
export function describeStartupError(error: unknown, place: Place): string | undefined {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return undefined;
  const { code = '', syscall, path } = error as NodeJS.ErrnoException;
  if (syscall === 'listen') {
    const port = `Port ${place.port} of ${place.host}`;
    if (code === 'EADDRINUSE')
      return `${port} is in use by another program. Stop that one, or choose another port with PORT.`;
    if (code === 'EACCES') return `${port} may not be used by this user. Choose another one with PORT.`;
    if (code === 'EADDRNOTAVAIL') return `${place.host} is no address of this machine. Set HOST to one.`;
  }
  if (error.name === 'DatabaseError' && isStorageFull(error))
    return `The disk of the database is full (${error.message}). Make room, then start again.`;
  if (DAMAGED.has(code))
    return `The database is damaged: ${error.message}. Restore it from a backup, or choose another one.`;
  if (!path?.startsWith(place.dataFolder)) return describeStartupError(error.cause, place);
  if (syscall === 'mkdir' && path === place.dataFolder && MISPLACED.has(code))
    return `The data folder ${place.dataFolder} is a file, or a link that leads nowhere. Choose another folder with RECTO_DATA.`;
  if (FULL.has(code)) return `The disk of the data folder ${place.dataFolder} is full. Nothing was changed.`;
  if (NOT_WRITABLE.has(code))
    return `The data folder ${place.dataFolder} cannot be written (${code} at ${path}). Let this user write there, or choose another folder with RECTO_DATA.`;
  if (MISPLACED.has(code))
    return `The data folder ${place.dataFolder} is damaged (${code} at ${path}). Restore it from a backup, or choose another folder with RECTO_DATA.`;
  return undefined;
}
