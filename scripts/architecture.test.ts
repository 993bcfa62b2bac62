import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Edge, edgesOf } from './lib/imports.ts';
import { ACCOUNT_PARTS, MODULE_ORDER } from './lib/module-order.ts';

const root = path.resolve(import.meta.dirname, '..');

type Rule = { name: string; from: RegExp; isBroken: (edge: Edge) => boolean };

const server = 'apps/server/src';
const serverPart = (file: string) => file.match(/^apps\/server\/src\/(modules|adapters)\/([^/]+)/);
/** What runs in a worker thread, which must not load the server. */
const isTask = (file: string) => /^apps\/server\/src\/modules\/[^/]+\/tasks\//.test(file);
const isOurs = (to: string) => /^(packages|apps|e2e|bench)\//.test(to);
const feature = (file: string) => file.match(/^apps\/web\/src\/features\/([^/]+)/)?.[1];
/** What of the contract is about calls, sessions and settings rather than documents. */
const isOfAnyProduct = (to: string) =>
  /\/(index\.ts|endpoint|events|accounts|session-end|sso|configuration|limits)$/.test(to);
const webPart = (file: string) => file.match(/^apps\/web\/src\/([^/]+)\//)?.[1];
const rank = (name: string | undefined) => MODULE_ORDER.findIndex((row) => row.includes(name ?? ''));

/** The part of accounts that a file belongs to, '' for the files beside the parts; undefined outside accounts. */
const accountPart = (file: string): string | undefined =>
  file.match(/^apps\/server\/src\/modules\/accounts\/(?:([^/]+)\/)?[^/]+$/)?.[1] ??
  (file.startsWith('apps/server/src/modules/accounts/') ? '' : undefined);

const rules: Rule[] = [
  {
    name: 'core knows neither us nor Node',
    from: /^packages\/core\//,
    isBroken: ({ to }) => (isOurs(to) && !to.startsWith('packages/core/')) || to.startsWith('node:'),
  },
  {
    name: 'what answers and comparison share knows neither',
    from: /^packages\/core\/src\/(figures|definitions|text)\//,
    isBroken: ({ to }) => /^packages\/core\/src\/(answers|comparison)\//.test(to),
  },
  {
    name: 'structure is found before it is read',
    from: /^packages\/core\/src\/structure\//,
    isBroken: ({ to }) => !/^packages\/core\/src\/(structure|document|text)\//.test(to),
  },
  {
    name: 'comparison knows of answers the check of generated lines only',
    from: /^packages\/core\/src\/comparison\//,
    isBroken: ({ to }) =>
      to.startsWith('packages/core/src/answers/') &&
      !/\/verification\/generated\/(check-line|line-figures)\.ts$/.test(to),
  },
  {
    name: 'contract imports zod only',
    from: /^packages\/contract\//,
    isBroken: ({ to }) => to !== 'zod' && !to.startsWith('packages/contract/'),
  },
  {
    name: 'readers know core only',
    from: /^packages\/readers\//,
    isBroken: ({ from, to }) =>
      isOurs(to) &&
      !/^packages\/(readers|core)\//.test(to) &&
      !(isTest(from) && to.startsWith('packages/testing/')),
  },
  {
    name: 'testing knows the contract only',
    from: /^packages\/testing\//,
    isBroken: ({ to }) => isOurs(to) && !/^packages\/(testing|contract)\//.test(to),
  },
  {
    name: 'testing is for tests, benches and journeys in a browser',
    from: /^(packages\/(?!testing\/)|apps\/|scripts\/)/,
    isBroken: ({ to }) => to.startsWith('packages/testing/'),
  },
  {
    name: 'the pages know the contract only',
    from: /^apps\/web\//,
    isBroken: ({ to }) => isOurs(to) && !/^(apps\/web|packages\/contract)\//.test(to),
  },
  {
    name: 'the kernel knows no module and no adapter',
    from: /^apps\/server\/src\/kernel\//,
    isBroken: ({ to }) => serverPart(to) !== null,
  },
  {
    name: 'modules never import adapters',
    from: /^apps\/server\/src\/modules\//,
    isBroken: ({ to }) => serverPart(to)?.[1] === 'adapters',
  },
  {
    name: 'adapters know kernel, contract and ports',
    from: /^apps\/server\/src\/adapters\//,
    isBroken: ({ from, to }) =>
      isOurs(to) &&
      !/^(apps\/server\/src\/(kernel|patches)|packages\/contract)\//.test(to) &&
      !/^apps\/server\/src\/modules\/[^/]+\/ports\.ts$/.test(to) &&
      serverPart(to)?.[0] !== serverPart(from)?.[0],
  },
  {
    name: 'patches of dependencies know nothing of ours, and adapters and readers alone use them',
    from: /^(apps|packages)\//,
    isBroken: ({ from, to }) => {
      const place = (file: string) => file.match(/^.+\/src\/patches\//)?.[0];
      if (place(from) !== undefined) return isOurs(to) && place(to) !== place(from);
      return place(to) === 'apps/server/src/patches/' && serverPart(from)?.[1] !== 'adapters';
    },
  },
  {
    name: 'modules reach each other through the index, downwards',
    from: /^apps\/server\/src\/modules\//,
    isBroken: ({ from, to }) => {
      const [source, target] = [serverPart(from), serverPart(to)];
      if (target?.[1] !== 'modules' || source?.[2] === target[2]) return false;
      const isOpen = to.endsWith(`/${target[2]}/index.ts`) || (isTask(from) && isTask(to));
      return !isOpen || rank(source?.[2]) <= rank(target[2]) || rank(target[2]) < 0;
    },
  },
  {
    name: 'tasks load nothing of the server but tasks',
    from: /^apps\/server\/src\/(modules\/[^/]+\/tasks|compose\/(worker|tasks)\.ts)/,
    isBroken: ({ from, to }) =>
      isOurs(to) &&
      !isTask(to) &&
      !to.startsWith('packages/') &&
      to !== `${server}/kernel/define-task.ts` &&
      (isTask(from) ||
        ![`${server}/adapters/worker-pool/serve-tasks.ts`, `${server}/compose/tasks.ts`].includes(to)),
  },
  {
    name: 'the parts of accounts use those before them',
    from: /^apps\/server\/src\/modules\/accounts\/(?!(index|sweep)\.ts$)/,
    isBroken: ({ from, to }) => {
      const [source = '', target] = [accountPart(from), accountPart(to)];
      if (target === undefined || source === target) return false;
      if (target === '') return /\/(index|sweep)\.ts$/.test(to);
      return (
        ACCOUNT_PARTS.indexOf(source) <= ACCOUNT_PARTS.indexOf(target) || !ACCOUNT_PARTS.includes(target)
      );
    },
  },
  {
    name: 'features never import features',
    from: /^apps\/web\/src\/features\//,
    isBroken: ({ from, to }) => feature(to) !== undefined && feature(to) !== feature(from),
  },
  {
    name: 'features never import the app',
    from: /^apps\/web\/src\/features\//,
    isBroken: ({ to }) => webPart(to) === 'app',
  },
  {
    name: 'shared knows neither features nor the app',
    from: /^apps\/web\/src\/shared\//,
    isBroken: ({ to }) => ['features', 'app'].includes(webPart(to) ?? ''),
  },
  {
    name: 'lib and ui know no product',
    from: /^apps\/web\/src\/(lib|ui)\//,
    isBroken: ({ from, to }) =>
      ['shared', 'features', 'app'].includes(webPart(to) ?? '') ||
      (to.startsWith('packages/contract/') &&
        !isOfAnyProduct(to) &&
        !from.startsWith('apps/web/src/ui/document-viewer/')),
  },
  {
    name: 'pdf.js stays in the PDF viewer',
    from: /^apps\/web\/src\/(?!ui\/document-viewer\/pdf\/)/,
    isBroken: ({ to }) => to === 'pdfjs-dist' || to.startsWith('pdfjs-dist/'),
  },
  {
    name: 'the frame of the viewers knows none of them',
    from: /^apps\/web\/src\/ui\/document-viewer\/frame\//,
    isBroken: ({ to }) => /^apps\/web\/src\/ui\/document-viewer\/(?!frame\/)/.test(to),
  },
  {
    name: 'commands know capabilities by their index, and neither adapters nor what runs them',
    from: /^apps\/server\/src\/cli\//,
    isBroken: ({ to }) =>
      to.startsWith(`${server}/compose/`) ||
      (serverPart(to) !== null && !/\/modules\/[^/]+\/index\.ts$/.test(to)),
  },
  {
    name: 'only compose sees adapters and modules',
    from: /^apps\/server\/src\/(?!compose\/|adapters\/|modules\/|kernel\/|cli\/)/,
    isBroken: ({ to }) => serverPart(to) !== null,
  },
];

/** Tests may arrange with anything of their own package; the order of the packages holds for them too. */
const isTest = (file: string) => /\.(test|fixture)\.tsx?$|\/testing\//.test(file);
const bindsTests = (rule: Rule) => /^(readers|the pages|testing knows)/.test(rule.name);

function violationsIn(files: Map<string, string>): string[] {
  const edges = [...files].flatMap(([file, source]) => edgesOf(file, source));
  const broken = edges.flatMap((edge) =>
    rules
      .filter(
        (rule) =>
          rule.from.test(edge.from) && (!isTest(edge.from) || bindsTests(rule)) && rule.isBroken(edge),
      )
      .map(({ name }) => `${name}: ${edge.from} -> ${edge.to}`),
  );
  return [...broken, ...cyclesIn(edges)];
}

function cyclesIn(edges: Edge[]): string[] {
  const next = Map.groupBy(edges, ({ from }) => from);
  const finished = new Set<string>();
  const found: string[] = [];
  const walk = (file: string, trail: string[]) => {
    if (trail.includes(file))
      found.push(`no cycles: ${[...trail.slice(trail.indexOf(file)), file].join(' -> ')}`);
    if (finished.has(file) || trail.includes(file)) return;
    for (const { to } of next.get(file) ?? []) walk(to, [...trail, file]);
    finished.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return found;
}

describe('the order of the folders', () => {
  const names = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  const files = new Map(names.map((name) => [name, readFileSync(path.join(root, name), 'utf8')]));

  test('is looked at in every folder', () => {
    for (const folder of [
      'packages/contract',
      'packages/core',
      'packages/readers',
      'packages/testing',
      'apps/server',
      'apps/web',
    ]) {
      expect(names.filter((name) => name.startsWith(`${folder}/src/`)).length, folder).toBeGreaterThan(5);
    }
    expect([...files].flatMap(([name, source]) => edgesOf(name, source)).length).toBeGreaterThan(
      names.length,
    );
  });

  test('knows the place of every module', () => {
    const modules = new Set(
      names.flatMap((name) => (serverPart(name)?.[1] === 'modules' ? [serverPart(name)?.[2]] : [])),
    );
    expect([...modules].sort()).toEqual(MODULE_ORDER.flat().sort());
  });

  test('is kept', () => {
    expect(violationsIn(files)).toEqual([]);
  });
});

describe('the test itself finds', () => {
  test.each([
    ['core knows', 'packages/core/src/a.ts', `import { z } from '@recto/contract';`],
    ['core knows', 'packages/core/src/a.ts', `import 'node:fs';`],
    ['what answers', 'packages/core/src/figures/a.ts', `import '#answers/text/tokenise.ts';`],
    ['structure is', 'packages/core/src/structure/a.ts', `import '#outline/page-lines.ts';`],
    ['comparison knows', 'packages/core/src/comparison/a.ts', `import '../answers/answer-types/index.ts';`],
    ['contract imports', 'packages/contract/src/a.ts', `import fastify from 'fastify';`],
    ['testing knows', 'packages/testing/src/a.ts', `import '@recto/core/document';`],
    ['testing is', `${server}/modules/library/a.ts`, `import { tinyPdf } from '@recto/testing/pdf';`],
    ['readers know', 'packages/readers/src/a.test.ts', `import '@recto/contract/library';`],
    ['readers know', 'packages/readers/src/a.ts', `export { a } from '@recto/contract/library';`],
    ['the pages know', 'apps/web/src/lib/a.tsx', `const a = () => import('@recto/core/document');`],
    [
      'the pages know',
      'apps/web/src/lib/a.test.ts',
      `import type { A } from '../../../server/src/config.ts';`,
    ],
    ['the kernel knows', `${server}/kernel/a.ts`, `import '#modules/library/index.ts';`],
    ['modules never', `${server}/modules/library/a.ts`, `import '../../adapters/mail/smtp.ts';`],
    ['adapters know', `${server}/adapters/mail/a.ts`, `export * from '#modules/accounts/index.ts';`],
    ['adapters know', `${server}/adapters/mail/a.ts`, `import '#adapters/database/open.ts';`],
    ['adapters know', `${server}/adapters/mail/a.ts`, `import '@recto/readers';`],
    ['modules reach', `${server}/modules/questions/a.ts`, `import '#modules/library/store.ts';`],
    [
      'modules reach',
      `${server}/modules/library/a.ts`,
      `const a = await import("#modules/questions/index.ts");`,
    ],
    ['patches of', `${server}/modules/library/a.ts`, `import '#patches/pg-boss/put-back.ts';`],
    ['patches of', `${server}/patches/pglite/a.ts`, `import '#kernel/errors.ts';`],
    ['tasks load', `${server}/modules/questions/tasks/a.ts`, `import '#modules/questions/store.ts';`],
    ['tasks load', `${server}/modules/questions/tasks/a.ts`, `import '#kernel/http.ts';`],
    ['tasks load', `${server}/compose/worker.ts`, `import '#modules/ingestion/index.ts';`],
    ['modules reach', `${server}/modules/ingestion/tasks/a.ts`, `import '#modules/questions/tasks/b.ts';`],
    ['modules reach', `${server}/modules/questions/a.ts`, `import '#modules/ingestion/tasks/b.ts';`],
    ['adapters know', `${server}/adapters/worker-pool/a.ts`, `import '@recto/core/answers';`],
    [
      'the parts of accounts',
      `${server}/modules/accounts/mails/a.ts`,
      `import type { A } from '#modules/accounts/sessions/a.ts';`,
    ],
    ['the parts of accounts', `${server}/modules/accounts/a.ts`, `import '#modules/accounts/codes/a.ts';`],
    ['the parts of accounts', `${server}/modules/accounts/sso/a.ts`, `import '#modules/accounts/index.ts';`],
    ['the parts of accounts', `${server}/modules/accounts/sso/a.ts`, `import '#modules/accounts/new/a.ts';`],
    ['features never', 'apps/web/src/features/chat/a.tsx', `export { A } from '#features/files/a.tsx';`],
    ['pdf.js stays', 'apps/web/src/ui/document-viewer/frame/a.tsx', `import type { A } from 'pdfjs-dist';`],
    [
      'pdf.js stays',
      'apps/web/src/features/chat/a.ts',
      `const a = () => import('pdfjs-dist/build/pdf.mjs');`,
    ],
    ['the frame', 'apps/web/src/ui/document-viewer/frame/a.ts', `import '#ui/document-viewer/pdf/b.ts';`],
    ['features never', 'apps/web/src/features/chat/a.tsx', `import '#app/screens.ts';`],
    ['shared knows', 'apps/web/src/shared/files/a.ts', `import '#features/files/a.tsx';`],
    ['shared knows', 'apps/web/src/shared/files/a.ts', `const a = () => import('#app/screens.ts');`],
    ['lib and ui', 'apps/web/src/ui/a.tsx', `import '#features/files/a.tsx';`],
    ['lib and ui', 'apps/web/src/lib/a.ts', `import type { FileItem } from '@recto/contract/library';`],
    ['lib and ui', 'apps/web/src/lib/a.ts', `export { a } from '#shared/files/a.ts';`],
    ['commands know', `${server}/cli/a.ts`, `import '#adapters/mail/smtp.ts';`],
    ['commands know', `${server}/cli/a.ts`, `import '#modules/accounts/account.store.ts';`],
    ['commands know', `${server}/cli/a.ts`, `import '#compose/product.ts';`],
    ['only compose', `${server}/main.ts`, `import '#adapters/mail/smtp.ts';`],
    ['no cycles', 'packages/core/src/a.ts', `import './a.ts';`],
  ])('%s … in %s: %s', (rule, file, source) => {
    expect(violationsIn(new Map([[file, source]]))).toEqual([expect.stringMatching(new RegExp(`^${rule}`))]);
  });

  test('nothing where the order is kept', () => {
    const kept = [
      [`${server}/modules/history/a.ts`, `import '#modules/questions/index.ts'; import './store.ts';`],
      [`${server}/adapters/worker-pool/a.ts`, `import '#modules/ingestion/ports.ts';`],
      [
        `${server}/modules/questions/tasks/a.ts`,
        `import '@recto/readers'; import '#kernel/define-task.ts'; import '#modules/ingestion/tasks/b.ts';`,
      ],
      [
        `${server}/compose/worker.ts`,
        `import '#adapters/worker-pool/serve-tasks.ts'; import '#modules/questions/tasks/a.ts';`,
      ],
      [
        `${server}/compose/modules.ts`,
        `import '#adapters/mail/smtp.ts'; import '#modules/library/index.ts';`,
      ],
      ['packages/readers/src/pdf/a.test.ts', `import { tinyPdf } from '@recto/testing/pdf';`],
      [`${server}/testing/a.ts`, `import { connect } from '@recto/testing/api';`],
      [
        `${server}/modules/accounts/sso/a.ts`,
        `import '#modules/accounts/signing-in/a.ts'; import '#modules/accounts/client.ts';`,
      ],
      [`${server}/modules/accounts/sweep.ts`, `import '#modules/accounts/sso/sso.store.ts';`],
      ['apps/web/src/app/a.tsx', `const a = () => import('#features/chat/chat.page.tsx');`],
    ] as const;
    expect(violationsIn(new Map(kept))).toEqual([]);
  });
});
