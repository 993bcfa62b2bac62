import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

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

/** Where pdf.js, looking for a page, puts all children of a node of the page tree on its list: `h`, of `c` pages in all. */
const ALL_CHILDREN = 'for(let e=h.length-1;e>=0;e--){const n=h[e];t.push(n);a===this.toplevelPagesDict&&';

/**
 * As many children as pages: the one at the place is the page. pdf.js itself reads every child before it, and at the start the
 * last one, which in a tree without levels means to load the whole file (mozilla/pdf.js issue 21859).
 */
const CHILD_AT_PLACE =
  'if(h.length===c&&h[e-l]instanceof Ref){const k=h[e-l],d=await s.fetchAsync(k);' +
  'if(d instanceof Dict&&!d.has("Kids")){i.has(k)||i.put(k,e);return[d,k]}}';

async function readWorker(): Promise<string> {
  const [before, after, ...others] = (
    await readFile(join(root, 'build', 'pdf.worker.min.mjs'), 'utf8')
  ).split(ALL_CHILDREN);
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error('pdf.js looks for pages in another way: see whether it still loads whole files');
  return `${before}${CHILD_AT_PLACE}${ALL_CHILDREN}${after}`;
}

/** Scripts inside documents never run here, so their interpreter stays out. */
const isNeeded = (name: string) => !name.startsWith('quickjs');

function contentType(path: string): string {
  if (path.endsWith('.wasm')) return 'application/wasm';
  return /\.m?js$/.test(path) ? 'text/javascript' : 'application/octet-stream';
}
