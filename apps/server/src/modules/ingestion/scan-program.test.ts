import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeScan } from '#testing/make-scan.ts';
import { hocrOf, makeTesseractScript } from '#testing/tesseract-script.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

const PRINTED = 'The price stands until March.';

let script: Awaited<ReturnType<typeof makeTesseractScript>>;
let testApp: TestApp;
let person: Person;
beforeAll(async () => {
  script = await makeTesseractScript({
    read: `if [ -e broken ]; then exit 1; fi; cat > picture; echo "${hocrOf('Standing')}"`,
  });
  testApp = await openTestApp({ TESSERACT: script.path });
  person = await testApp.signUp();
});
afterAll(async () => {
  await testApp.close();
  await script.remove();
});

/** The text of the one page of a scan. */
async function readScan(lang: string): Promise<string> {
  const file = await testApp.uploadAndWait(person, { bytes: await makeScan([[PRINTED]]), lang });
  const page = await testApp.request('GET', `/documentPage/${file._id}/1`, person);
  return page.json().result?.text;
}

test('a scan is read by the program where it has the language, and else by the engine of the product', async () => {
  expect(await readScan('en')).toBe('Standing');
  expect(await readScan('de')).toBe(PRINTED);
});

test('where the program fails the engine of the product reads the page', async () => {
  await writeFile(join(script.folder, 'broken'), '');
  expect(await readScan('en')).toBe(PRINTED);
});
