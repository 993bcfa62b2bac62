import { fdatasyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitArguments = Parameters<NodeFS['init']>;
type InitResult = Awaited<ReturnType<NodeFS['init']>>;

/** The part of Emscripten's file system module that is patched; no types describe it. */
interface EmscriptenModule {
  FS: {
    filesystems: {
      NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } };
    };
  };
}

/**
 * PGlite's folder on disk, with fsync. As shipped it never syncs: Emscripten's NODEFS has no fsync, and
 * the server is started with `-F`. A killed process loses nothing by that, a power cut could. A test
 * counts the syncs.
 */
export class DurableNodeFS extends NodeFS {
  override async init(...[pg, options]: InitArguments): Promise<InitResult> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = emscriptenOpts.preRun;
    const before = typeof preRun === 'function' ? [preRun] : (preRun ?? []);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...before, addFsync] } };
  }
}

function addFsync(module: unknown): void {
  const { NODEFS } = (module as EmscriptenModule).FS.filesystems;
  NODEFS.stream_ops.fsync = (stream) => {
    if (stream.nfd !== undefined) fdatasyncSync(stream.nfd);
    return 0;
  };
}

/**
 * PGlite's own start parameters without the one that turns fsync off, and with small buffers: its 128 MB stay resident
 * from the start, and the files that they copy are in the system's cache anyway.
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
];
