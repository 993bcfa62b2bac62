import { randomUUID } from 'node:crypto';
import { read } from '@e965/xlsx';
import { contract } from '@recto/contract';
import type { TranslationRequest, TranslationSegment } from '@recto/contract/translations';
import { makeWordDocument, makeWorkbook, sheetRow } from '@recto/testing/office';
import { startTranslationServer, type TranslationServer } from '@recto/testing/translation';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readZip } from '#testing/read-zip.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

let server: TranslationServer;
let testApp: TestApp;
let person: Person;
beforeAll(async () => {
  server = await startTranslationServer('deepl');
  testApp = await openTestApp({
    TRANSLATION_PROVIDER: 'deepl',
    TRANSLATION_BASE_URL: server.url,
    TRANSLATION_API_KEY: 'a-key',
    LLM_TIMEOUT_S: '5',
  });
  person = await testApp.signUp();
  await testApp.sendOutside(person);
});
afterAll(async () => {
  await testApp?.close();
  await server?.close();
});
beforeEach(() => server.failAs(() => null));

const api = (who = person) => testApp.apiOf(who);
const start = (body: TranslationRequest, who = person) =>
  api(who).call(contract.translations.start, { body });
const get = (id: string) => api().call(contract.translations.get, { params: { id } });
const waitForEnd = (id: string) =>
  vi.waitFor(async () => {
    const found = await get(id);
    expect(found.status).not.toBe('running');
    return found;
  }, 60_000);
const translate = async (body: TranslationRequest) => waitForEnd((await start(body))._id);
async function listSegments(id: string): Promise<TranslationSegment[]> {
  const segments: TranslationSegment[] = [];
  for (let page = 1; ; page++) {
    const part = await api().call(contract.translations.segments, { params: { id }, query: { page } });
    segments.push(...part.items);
    if (segments.length >= part.total || part.items.length === 0) return segments;
  }
}
const addText = async (text: string) =>
  (await testApp.uploadAndWait(person, { name: `${randomUUID()}.txt`, lang: 'en', bytes: Buffer.from(text) }))
    ._id;
const makeTerms = (...pairs: readonly [en: string, de: string][]) =>
  api().call(contract.terminologies.create, {
    body: { name: 'Contracts', terms: pairs.map(([en, de]) => ({ texts: { en, de } })) },
  });
const refuse = async (body: object, who = person) =>
  (await testApp.request('POST', '/translate', who, body)).json();

describe('a text', () => {
  test('is translated sentence by sentence, its language recognised', async () => {
    const text = 'The customer shall pay 120 euros each month. The notice period is thirty days.';
    const { fileId, source, target, provider, ...ended } = await translate({ text, target: 'de' });
    expect({ fileId, source, target, provider }).toEqual({
      fileId: null,
      source: 'en',
      target: 'de',
      provider: 'deepl',
    });
    expect(ended).toMatchObject({
      status: 'complete',
      done: 2,
      total: 2,
      eta: 0,
      name: expect.stringMatching(/…$/),
    });
    const segments = await listSegments(ended._id);
    expect(segments.map(({ source: from, target: to }) => [from, to])).toEqual([
      ['The customer shall pay 120 euros each month.', 'The customer shall pay 120 euros each month. (de)'],
      ['The notice period is thirty days.', 'The notice period is thirty days. (de)'],
    ]);
    expect(segments[0]?.checks).toContainEqual({
      kind: 'number',
      text: expect.stringContaining('120'),
      ok: true,
    });
    const total = await testApp.request('GET', `/total-nof-translated-text/${person.accountId}`, person);
    expect(total.json().result.total).toBeGreaterThanOrEqual(text.length - 1);
  });

  test('is refused with a sentence where it cannot be translated', async () => {
    const text = 'The customer shall pay each month.';
    expect(await refuse({ text, source: 'en', target: 'en' })).toMatchObject({
      status: 422,
      result: { code: 'translation.same_language' },
    });
    expect(await refuse({ text: '12', target: 'de' })).toMatchObject({
      result: { code: 'translation.language_unknown' },
    });
    expect(await refuse({ text: 'word '.repeat(1_001), target: 'de' })).toMatchObject({
      status: 413,
      result: { limit: { name: 'characters' } },
    });
    expect(await refuse({ text, fileId: 'a', target: 'de' })).toMatchObject({ status: 400 });
    expect(await refuse({ target: 'de' })).toMatchObject({ message: 'Send a text or the id of a file.' });
    expect(await refuse({ text, target: 'de', terminologyId: 'nobody' })).toMatchObject({ status: 404 });
    const { _id: terminologyId } = await makeTerms(['customer', 'Auftraggeber']);
    expect(await refuse({ text, source: 'en', target: 'fr', terminologyId })).toMatchObject({
      result: { code: 'terminology.no_terms' },
    });
  });

  test('stays inside where its owner wants that', async () => {
    const other = await testApp.signUp();
    const before = server.calls.length;
    expect(await refuse({ text: 'The customer shall pay each month.', target: 'de' }, other)).toMatchObject({
      status: 422,
      message: expect.stringContaining('switched off in your profile'),
      result: { code: 'translation.stays_inside' },
    });
    expect(server.calls.length).toBe(before);
  });
});

describe('a file', () => {
  test('is translated once: the same sentences again cost nothing', async () => {
    const fileId = await addText(
      'The supplier delivers the goods in March.\n\nThe supplier delivers the goods in March.',
    );
    const before = server.calls.length;
    const first = await translate({ fileId, target: 'de' });
    expect(first).toMatchObject({ status: 'complete', done: 2, total: 2, fileId });
    expect(server.calls.slice(before).flatMap(({ texts }) => texts)).toHaveLength(1);
    const again = await translate({ fileId, target: 'de' });
    expect(again).toMatchObject({ status: 'complete', done: 2 });
    expect(server.calls.length).toBe(before + 1);
    const { items } = await api().call(contract.translations.list, { query: { fileId } });
    expect(items.map(({ _id }) => _id)).toEqual([again._id, first._id]);
  });

  test('keeps the terms of a terminology, which the provider is given and lets go of in the end', async () => {
    const { _id: terminologyId } = await makeTerms(
      ['service credit', 'Servicegutschrift'],
      ['lessee', 'Mieter'],
    );
    const fileId = await addText('A service credit remains with the customer.');
    const ended = await translate({ fileId, target: 'de', terminologyId });
    const [segment] = await listSegments(ended._id);
    expect(segment?.terms).toMatchObject([
      { source: 'service credit', target: 'Servicegutschrift', applied: true, start: 2, end: 16 },
    ]);
    expect(ended.counts).toMatchObject({ terms: 2, termsUsed: 1, termsNotApplied: 0, openPoints: 0 });
    expect(server.calls.at(-1)?.glossary.size).toBe(2);
    await vi.waitFor(() => expect(server.glossaries()).toEqual([]));
  });

  test('whose provider stays away has failed with what is translated, and gives its place in the plan back', async () => {
    const fileId = await addText('The landlord paints the door of the house in green.');
    server.failAs(() => ({ status: 403 }));
    const { _id } = await start({ fileId, target: 'fr' });
    await testApp.installation.database.root
      .updateTable('translation')
      .set({ failures: 6 })
      .where('id', '=', _id)
      .execute();
    expect(await waitForEnd(_id)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('does not answer'),
    });
  });

  test('can be cancelled, and is deleted with its file', async () => {
    const fileId = await addText('The gardener waters every tree of the park.');
    server.failAs(() => ({ slowMs: 400 }));
    const { _id } = await start({ fileId, target: 'es' });
    const cancelled = await api().call(contract.translations.cancel, { params: { id: _id } });
    expect(cancelled.status).toBe('cancelled');
    await api().call(contract.files.delete, { params: { id: fileId } });
    expect((await testApp.request('GET', `/translate/${_id}`, person)).statusCode).toBe(404);
  });
});

const download = async (id: string, format: 'docx' | 'xlsx' | 'txt' | 'bilingual') => {
  const made = await api().call(contract.translationExports.start, { params: { id }, body: { format } });
  const item = await vi.waitFor(async () => {
    const found = await api().call(contract.exports.get, { params: { id: made.exportId } });
    expect(found.status).toBe('complete');
    return found;
  }, 60_000);
  const { rawPayload } = await testApp.inject({ method: 'GET', url: item.url ?? '' });
  return { name: item.name, remarks: item.remarks, bytes: rawPayload };
};

describe('what is downloaded', () => {
  test('is text, a Word file or a table of sentences of any file', async () => {
    const fileId = await addText('The porter locks the gate at night.\n\nThe porter owns 7 keys.');
    const { _id } = await translate({ fileId, target: 'de' });
    const text = await download(_id, 'txt');
    expect(text.name).toMatch(/ in German\.txt$/);
    expect(text.bytes.toString()).toBe(
      'The porter locks the gate at night. (de)\n\nThe porter owns 7 keys. (de)',
    );
    const files = [
      await download(_id, 'docx'),
      await download(_id, 'xlsx'),
      await download(_id, 'bilingual'),
    ];
    expect(files.map(({ name }) => name.split('.').at(-1))).toEqual(['docx', 'xlsx', 'docx']);
    expect(files.map(({ bytes }) => bytes.subarray(0, 2).toString())).toEqual(['PK', 'PK', 'PK']);
    const typed = await translate({ text: 'The porter sleeps.', source: 'en', target: 'de' });
    expect((await download(typed._id, 'txt')).bytes.toString()).toBe('The porter sleeps. (de)');
  });
});

describe('an Office file', () => {
  const translateFile = async (name: string, bytes: Buffer) => {
    const file = await testApp.uploadAndWait(person, { name, lang: 'en', bytes });
    return translate({ fileId: file._id, target: 'de' });
  };

  test('of Word comes back as it was, its text translated', async () => {
    const body = '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>The cook buys 12 eggs.</w:t></w:r></w:p>';
    const { _id } = await translateFile('eggs.docx', makeWordDocument(body));
    const { bytes } = await download(_id, 'docx');
    expect(String(readZip(bytes).get('word/document.xml'))).toMatch(
      /<w:b\/>.*<w:t[^>]*>The cook buys 12 eggs\. \(de\)<\/w:t>/,
    );
  });

  test('of Word tells of sentences that are in the file otherwise than on the screen', async () => {
    const run = (text: string, look = '') =>
      `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const page =
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>7</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';
    const body = `<w:p>${run('The maid ')}${run('never', '<w:b/>')}${run(' irons.')}</w:p><w:p>${run('The list is on page ')}${page}${run(' of it.')}</w:p>`;
    const { _id } = await translateFile('maid.docx', makeWordDocument(body));
    const correct = (index: string, target: string) =>
      api().call(contract.translations.correct, { params: { id: _id, index }, body: { target } });
    await correct('0', 'Das Mädchen bügelt nie.');
    await correct('1', 'Die Liste steht dort.');
    const { remarks } = await download(_id, 'docx');
    expect(remarks).toEqual({
      kept: 1,
      plain: 1,
      sentences: [
        { kind: 'kept', index: 1, page: 1, text: 'The list is on page 7 of it.' },
        { kind: 'plain', index: 0, page: 1, text: 'The maid never irons.' },
      ],
    });
    const both = String(readZip((await download(_id, 'bilingual')).bytes).get('word/document.xml'));
    expect(both).toContain('[Not translated in the file itself');
    expect(both).toContain('[In the file itself bold words');
  });

  test('of Word keeps the paragraphs of a cell apart', async () => {
    const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
    const cell = `<w:tc>${paragraph('Kitchen rent')}${paragraph('due in May')}</w:tc>`;
    const { _id } = await translateFile(
      'cells.docx',
      makeWordDocument(`<w:tbl><w:tr>${cell}<w:tc>${paragraph('paid')}</w:tc></w:tr></w:tbl>`),
    );
    const { bytes } = await download(_id, 'docx');
    const texts = String(readZip(bytes).get('word/document.xml')).matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g);
    expect([...texts].map(([, text]) => text)).toEqual(['Kitchen rent (de)', 'due in May (de)', 'paid (de)']);
  });

  test('of Excel keeps its numbers and formulas', async () => {
    const rows = `${sheetRow(1, ['Kitchen rent', 1200])}<row r="2"><c r="B2"><f>B1*2</f><v>2400</v></c></row>`;
    const { _id } = await translateFile('rent.xlsx', makeWorkbook([{ name: 'Rent', rows }]));
    const { bytes } = await download(_id, 'xlsx');
    const { A1, B1, B2 } = read(bytes).Sheets['Rent'] ?? {};
    expect([A1?.v, B1?.v, B2?.v, B2?.f]).toEqual(['Kitchen rent (de)', 1200, 2400, 'B1*2']);
  });
});

describe('a correction', () => {
  test('is checked anew, and used where the same sentence comes again', async () => {
    const sentence = 'The seller hands over 14 boxes to the buyer.';
    const ended = await translate({ fileId: await addText(sentence), target: 'de' });
    const correct = (body: object) =>
      api().call(contract.translations.correct, { params: { id: ended._id, index: '0' }, body });
    const wrong = await correct({ target: 'Der Verkäufer übergibt dem Käufer die Kisten.' });
    expect(wrong).toMatchObject({
      corrected: true,
      checks: expect.arrayContaining([expect.objectContaining({ ok: false })]),
    });
    expect((await get(ended._id)).counts.openPoints).toBe(1);
    expect(await correct({ confirmed: true })).toMatchObject({ confirmed: true, corrected: true });
    expect((await get(ended._id)).counts.openPoints).toBe(0);
    const right = 'Der Verkäufer übergibt dem Käufer 14 Kisten.';
    expect(await correct({ target: right })).toMatchObject({ target: right, checks: [{ ok: true }] });

    const before = server.calls.length;
    const again = await translate({ text: `${sentence}  `, source: 'en', target: 'de' });
    expect(await listSegments(again._id)).toMatchObject([{ target: right, fromMemory: true }]);
    expect(server.calls.length).toBe(before);
    expect(again.counts.fromMemory).toBe(1);
  });
});
