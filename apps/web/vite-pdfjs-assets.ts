import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { patchWorker, WORKER_SOURCE } from './src/patches/pdfjs-worker.ts';

const require = createRequire(import.meta.url);
const manifest = require.resolve('pdfjs-dist/package.json');
const root = dirname(manifest);
const FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs'];
const WORKER = 'pdf.worker.mjs';

/**
 * The worker, character maps, fonts and decoders that pdf.js loads at run time, from the very package whose code is bundled:
 * written into the build, served by the development server. Nothing is loaded from outside hosts.
 */
export function pdfjsAssets(): Plugin {
  const { version } = require(manifest) as { version: string };
  const base = `assets/pdfjs-${version}/`;
  return {
    name: 'recto:pdfjs-assets',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: `${base}${WORKER}`, source: await readWorker() });
      for (const folder of FOLDERS)
        for (const name of await readdir(join(root, folder)))
          if (isNeeded(name))
            this.emitFile({
              type: 'asset',
              fileName: `${base}${folder}/${name}`,
              source: await readFile(join(root, folder, name)),
            });
    },
    configureServer(server) {
      server.middlewares.use(`/${base}`, (request, response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? '';
        const folder = basename(dirname(path));
        const isWorker = path === `/${WORKER}`;
        if (!isWorker && !FOLDERS.includes(folder)) return next();
        (isWorker ? readWorker() : readFile(resolve(root, folder, basename(path)))).then(
          (bytes) => {
            response.setHeader('content-type', contentType(path));
            response.end(bytes);
          },
          () => next(),
        );
      });
    },
  };
}

const readWorker = async (): Promise<string> =>
  patchWorker(await readFile(join(root, WORKER_SOURCE), 'utf8'));

/** Scripts inside documents never run here, so their interpreter stays out. */
const isNeeded = (name: string) => !name.startsWith('quickjs');

function contentType(path: string): string {
  if (path.endsWith('.wasm')) return 'application/wasm';
  return /\.m?js$/.test(path) ? 'text/javascript' : 'application/octet-stream';
}
