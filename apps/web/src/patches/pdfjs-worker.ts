/** The worker of pdf.js in its package. */
export const WORKER_SOURCE = 'build/pdf.worker.min.mjs';

/** Where pdf.js, looking for a page, puts all children of a node of the page tree on its list: `h`, of `c` pages in all. */
const ALL_CHILDREN = 'for(let e=h.length-1;e>=0;e--){const n=h[e];t.push(n);a===this.toplevelPagesDict&&';

/**
 * As many children as pages: the one at the place is the page. pdf.js itself reads every child before it, and at the start the
 * last one, which in a tree without levels means to load the whole file (mozilla/pdf.js issue 21859).
 */
const CHILD_AT_PLACE =
  'if(h.length===c&&h[e-l]instanceof Ref){const k=h[e-l],d=await s.fetchAsync(k);' +
  'if(d instanceof Dict&&!d.has("Kids")){i.has(k)||i.put(k,e);return[d,k]}}';

/** The worker's code, changed so that it loads of a flat document what is looked at. Throws where it has another form. */
export function patchWorker(source: string): string {
  const [before, after, ...others] = source.split(ALL_CHILDREN);
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error('pdf.js looks for pages in another way: see whether it still loads whole files');
  return `${before}${CHILD_AT_PLACE}${ALL_CHILDREN}${after}`;
}
