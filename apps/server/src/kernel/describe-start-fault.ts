import { StartError } from '#kernel/errors.ts';

/** Where the server is started, as far as the sentences need it. */
interface Place {
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
}

const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS']);
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** A sentence for whoever starts the server, where the fault is the place's; undefined for a fault of ours. */
export function describeStartFault(error: unknown, place: Place): string | undefined {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return undefined;
  const { code = '', syscall, path } = error as NodeJS.ErrnoException;
  if (syscall === 'listen') {
    const address = `Port ${place.port} of ${place.host}`;
    if (code === 'EADDRINUSE')
      return `${address} is in use by another program. Stop that one, or choose another port with PORT.`;
    if (code === 'EACCES') return `${address} may not be used by this user. Choose another one with PORT.`;
    if (code === 'EADDRNOTAVAIL') return `${place.host} is no address of this machine. Set HOST to one.`;
  }
  if (!path?.startsWith(place.dataFolder)) return undefined;
  if (FULL.has(code)) return `The disk of the data folder ${place.dataFolder} is full. Nothing was changed.`;
  if (NOT_WRITABLE.has(code))
    return `The data folder ${place.dataFolder} cannot be written (${code} at ${path}). Let this user write there, or choose another folder with RECTO_DATA.`;
  return undefined;
}
