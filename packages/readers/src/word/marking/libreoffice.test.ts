import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeZip } from '@recto/testing/office';
import { onlyWhere } from '@recto/testing/skip';
import { expect, onTestFinished, test } from 'vitest';
import { markWordFile } from '#word/marking/index.ts';
import { makePair } from '#word/marking/made-pairs.fixture.ts';
import { makeRichPair } from '#word/marking/rich-pairs.fixture.ts';
import { redlineOf } from '#word/marking/redline.fixture.ts';

/** Opens each file of a folder twice in LibreOffice, by its own interface, and saves it as text with all changes accepted or rejected. */
const SETTLE = `
import glob, os, subprocess, sys, time, uno
from com.sun.star.beans import PropertyValue
folder = sys.argv[1]
pipe = 'recto-%d' % os.getpid()
office = subprocess.Popen([sys.argv[2], '-env:UserInstallation=file://' + folder + '/profile', '--headless', '--norestore', '--accept=pipe,name=%s;urp;' % pipe])
def value(name, what):
    one = PropertyValue()
    one.Name, one.Value = name, what
    return one
local = uno.getComponentContext()
resolver = local.ServiceManager.createInstanceWithContext('com.sun.star.bridge.UnoUrlResolver', local)
for _ in range(240):
    try:
        context = resolver.resolve('uno:pipe,name=%s;urp;StarOffice.ComponentContext' % pipe)
        break
    except Exception:
        time.sleep(0.5)
make = lambda name: context.ServiceManager.createInstanceWithContext('com.sun.star.frame.' + name, context)
desktop, dispatcher = make('Desktop'), make('DispatchHelper')
for path in glob.glob(folder + '/*.docx'):
    for how in ('Accept', 'Reject'):
        document = desktop.loadComponentFromURL('file://' + path, '_blank', 0, (value('Hidden', True),))
        dispatcher.executeDispatch(document.CurrentController.Frame, '.uno:%sAllTrackedChanges' % how, '', 0, ())
        document.storeToURL('file://%s.%s.txt' % (path, how), (value('FilterName', 'Text (encoded)'), value('FilterOptions', 'UTF8,LF')))
        with open('%s.%s.more.txt' % (path, how), 'w') as more:
            for texts in (document.Footnotes, document.Endnotes):
                more.write(''.join(texts.getByIndex(at).getString() + '\\n' for at in range(texts.getCount())))
            shapes = document.DrawPage
            more.write(''.join(shapes.getByIndex(at).getString() + '\\n' for at in range(shapes.getCount())))
        document.close(True)
try:
    desktop.terminate()
except Exception:
    pass
office.wait()
`;

const isAsked = process.env['OPENED_EXPORTS'] === '1';
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);

test('LibreOffice makes the later text of forty redlines by accepting all, and the earlier one by rejecting all', {
  ...onlyWhere(isAsked, 'OPENED_EXPORTS=1 settles redlines in LibreOffice, which needs python3-uno'),
  timeout: 600_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'recto-redlines-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const pairs = SEEDS.flatMap((seed) => [
    { name: `${seed}-plain`, ...makePair(seed) },
    { name: `${seed}-rich`, ...makeRichPair(seed) },
  ]);
  for (const { name, left, right } of pairs) {
    const parts = await markWordFile(left, await redlineOf(left, right));
    const marked = makeZip(parts.map((part) => [part.name, part.content] as const));
    for (const [side, bytes] of Object.entries({ left, right, marked }))
      await writeFile(join(folder, `${name}-${side}.docx`), bytes);
  }
  await writeFile(join(folder, 'settle.py'), SETTLE);
  const args = [join(folder, 'settle.py'), folder, process.env['SOFFICE'] || 'soffice'];
  await promisify(execFile)('/usr/bin/python3', args);
  const linesOf = async (name: string) =>
    `${await readFile(join(folder, `${name}.txt`), 'utf8')}${await readFile(join(folder, `${name}.more.txt`), 'utf8')}`
      .split('\n')
      .map((line) =>
        line
          .replace(/^\uFEFF?\s*\d+\.(?:\s|$)/u, '')
          .replace(/^\uFEFF/u, '')
          .trim(),
      )
      .filter((line) => line !== '');
  for (const { name } of pairs) {
    const said = {
      accepted: await linesOf(`${name}-marked.docx.Accept`),
      rejected: await linesOf(`${name}-marked.docx.Reject`),
    };
    expect.soft({ name, ...said }).toEqual({
      name,
      accepted: await linesOf(`${name}-right.docx.Accept`),
      // What the earlier file tracks itself is rejected along with the rest.
      rejected: await linesOf(`${name}-left.docx.Reject`),
    });
  }
  const more = await readFile(join(folder, '1-rich-marked.docx.Accept.more.txt'), 'utf8');
  expect(more.trim().split('\n')).toHaveLength(4);
});
