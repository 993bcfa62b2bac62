import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { StartError } from '#kernel/errors.ts';

const PROGRAM = 'soffice';
/** A network namespace of its own, in which there is nothing. */
const WITHOUT_NETWORK = ['unshare', '--user', '--map-root-user', '--net'];
const CHECK_MS = 5_000;

/**
 * The program that `SOFFICE` names: a path, `on` for the one on the path of programs, `auto` for that one where it is
 * installed; null for none. Throws a `StartError` where the one that is wanted is not there.
 */
export async function findSoffice(setting: string, searchPath: string): Promise<string | null> {
  if (setting === 'off') return null;
  if (setting !== 'on' && setting !== 'auto') {
    if (await isProgram(setting)) return setting;
    throw new StartError(`SOFFICE: "${setting}" is no program that can be started.`);
  }
  for (const folder of searchPath.split(delimiter).filter(Boolean)) {
    const path = join(folder, PROGRAM);
    if (await isProgram(path)) return path;
  }
  if (setting === 'auto') return null;
  throw new StartError(
    'SOFFICE: on, and there is no "soffice" on the path. Install LibreOffice, or name its path.',
  );
}

/** What a program is started with to have no network; nothing where this machine cannot do that. */
export function findNetworkCut(searchPath: string): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const [program, ...args] = WITHOUT_NETWORK as [string, ...string[]];
    const child = spawn(program, [...args, 'true'], {
      stdio: 'ignore',
      timeout: CHECK_MS,
      env: { PATH: searchPath },
    });
    child.once('error', () => resolve([]));
    child.once('exit', (code) => resolve(code === 0 ? WITHOUT_NETWORK : []));
  });
}

const isProgram = async (path: string): Promise<boolean> => {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return false;
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
};
