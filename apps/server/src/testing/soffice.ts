import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the stand-in does instead of converting; `hang` also starts a child that would outlive it. */
export type SofficeFault = 'nothing' | 'fail' | 'hang' | 'empty' | 'huge';

/** Takes the command line of `soffice --convert-to`, notes it, and "makes" the file that lies beside it. */
const SCRIPT = `#!/bin/sh
here=$(dirname "$0")
printf '%s\n' "$*" >>"$here/calls"
env >"$here/env"
while [ $# -gt 0 ]; do
  case "$1" in
    --convert-to) to=$2; shift ;;
    --outdir) out=$2; shift ;;
    -*) ;;
    *) source=$1 ;;
  esac
  shift
done
mkdir -p "$out"
result="$out/$(basename "\${source%.*}").$to"
case "$(cat "$here/fault")" in
  nothing) echo 'Error: source file could not be loaded' >&2 ;;
  fail) exit 81 ;;
  hang) sleep 600 & echo $! >"$here/child"; wait ;;
  empty) : >"$result" ;;
  huge) head -c 3000000 /dev/zero >"$result" ;;
  *) cp "$here/made" "$result" ;;
esac
`;

/** A program that is called as LibreOffice is, and makes the same of every document, or fails as it is told. */
export async function makeSofficeStandIn(made: Uint8Array) {
  const folder = await mkdtemp(join(tmpdir(), 'soffice-'));
  const program = join(folder, 'soffice');
  const setFault = (fault: SofficeFault | null) => writeFile(join(folder, 'fault'), fault ?? '');
  await writeFile(program, SCRIPT);
  await chmod(program, 0o755);
  await writeFile(join(folder, 'made'), made);
  await setFault(null);
  return {
    program,
    setFault,
    setMade: (bytes: Uint8Array) => writeFile(join(folder, 'made'), bytes),
    /** The command lines so far. */
    async calls(): Promise<string[]> {
      const text = await readFile(join(folder, 'calls'), 'utf8').catch(() => '');
      return text.split('\n').filter(Boolean);
    },
    environment: () => readFile(join(folder, 'env'), 'utf8'),
    hasChild: () => existsSync(join(folder, 'child')),
    /** The process that a hanging one has started. */
    child: async () => Number(await readFile(join(folder, 'child'), 'utf8')),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
export type SofficeStandIn = Awaited<ReturnType<typeof makeSofficeStandIn>>;
