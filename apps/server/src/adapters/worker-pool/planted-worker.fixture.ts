/**
 * A thread that misbehaves as its file tells it: the content of a "PDF" is the name of what to do. It stands
 * in for what no file at hand does to the real thread.
 */
import { readFileSync } from 'node:fs';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import type { TaskResult, Reply, Task, WorkerData } from '#adapters/worker-pool/protocol.ts';

const { hurry } = workerData as WorkerData;

const post = (reply: Reply) => parentPort?.postMessage(reply, []);
const end = (result: TaskResult, { heldBytes = 0, hasTrapped = false } = {}) =>
  post({ kind: 'ended', result, heldBytes, indexBytes: 0, hasTrapped });
const sayPage = (number: number) =>
  post({
    kind: 'page',
    number,
    state: 'text',
    width: 1,
    height: 1,
    flags: [],
    content: new Uint8Array([threadId]),
    pageCount: 2,
  });

const acts: Record<string, (task: Task) => void> = {
  'endless page': () => {
    sayPage(1);
    for (;;);
  },
  'endless opening': () => {
    for (;;);
  },
  'out of memory': () => {
    const hoard: number[][] = [];
    for (;;) hoard.push(new Array<number>(1_000_000).fill(hoard.length));
  },
  'uncaught error': () => {
    setTimeout(() => {
      throw new Error('planted');
    });
  },
  exit: () => process.exit(3),
  'kill process': () => process.kill(process.pid, 'SIGKILL'),
  // Twenty, two seconds in all.
  'slow pages': () => {
    let page = 0;
    const timer = setInterval(() => {
      page += 1;
      sayPage(page);
      if (page < 20) return;
      clearInterval(timer);
      end({ kind: 'read', pageCount: page, nextPage: null });
    }, 100);
  },
  // A page at a time, until something more urgent waits.
  'until hurried': () => {
    const timer = setInterval(() => {
      sayPage(1);
      if (Atomics.load(hurry, 0) === 0) return;
      clearInterval(timer);
      end({ kind: 'read', pageCount: 1, nextPage: null });
    }, 5);
  },
  'much memory': () => {
    sayPage(1);
    end({ kind: 'read', pageCount: 1, nextPage: null }, { heldBytes: 300_000_000 });
  },
  'engine trap': () =>
    end({ kind: 'failed', code: 'engine-failed', message: 'planted' }, { hasTrapped: true }),
  'trap on closing': () => {
    sayPage(1);
    end({ kind: 'read', pageCount: 1, nextPage: null }, { hasTrapped: true });
  },
  // Ten units of a page each.
  'long file': (task) => {
    const page = task.kind === 'read-pdf' ? task.firstPage : 0;
    setTimeout(() => {
      sayPage(page);
      end({ kind: 'read', pageCount: 10, nextPage: page < 10 ? page + 1 : null });
    }, 20);
  },
  fine: () => {
    sayPage(1);
    end({ kind: 'read', pageCount: 1, nextPage: null });
  },
};

const readPdf = (task: Extract<Task, { kind: 'read-pdf' }>) =>
  acts[readFileSync(task.path, 'utf8').trim()]?.(task);

parentPort?.on('message', (task: Task) => {
  if (task.kind === 'read-pdf') readPdf(task);
  if (task.kind === 'build-index')
    end({ kind: 'index', bytes: new Uint8Array([7]), language: null, labels: new Map() });
  if (task.kind === 'answer') {
    const answer = { answered: false, claims: [], citations: [], pages: [], nearest: [] };
    end(task.index ? { kind: 'answer', answer } : { kind: 'index-missing' });
  }
});
