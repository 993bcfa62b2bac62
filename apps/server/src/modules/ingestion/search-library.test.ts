import { randomUUID } from 'node:crypto';
import { makeWorkbook, sheetRow } from '@recto/testing/office';
import { makePdf, textAt, tinyPdf } from '@recto/testing/pdf';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const uploadText = (lang: string, text: string, more: { name?: string; folderId?: string } = {}) =>
  testApp.uploadAndWait(person, { name: 'page.txt', lang, bytes: Buffer.from(text), ...more });

const search = async (q: string, more = '') =>
  (await testApp.request('GET', `/search?q=${encodeURIComponent(q)}${more}`, person)).json().result;
const idsOf = (found: { items: { file: { _id: string } }[] }) => found.items.map(({ file }) => file._id);

describe('a search over the library', () => {
  test('finds pages by other forms of the words, and says where they stand', async () => {
    const lease = await testApp.uploadAndWait(person, {
      bytes: tinyPdf([['Nothing here.'], ['All licences were terminated.']], randomUUID()),
    });
    const found = await search('terminating the licence');
    expect(found).toMatchObject({ total: 1, items: [{ file: { _id: lease._id }, pages: [{ page: 2 }] }] });
    const [hit] = found.items[0].pages;
    expect(hit.snippet.slice(hit.inSnippet.start, hit.inSnippet.end)).toBe('licences');
    expect(hit.boxes).toHaveLength(1);
  });

  test('names the cells of a sheet, and what a page calls itself', async () => {
    const rows = sheetRow(1, ['Supplier', 'Certificate']) + sheetRow(2, ['Ostrava Glass', 'kestrel seal']);
    const bytes = makeWorkbook([
      { name: 'Notes', rows: sheetRow(1, ['x']) },
      { name: 'Register', rows },
    ]);
    await testApp.uploadAndWait(person, { name: 'suppliers.xlsx', bytes });
    const [{ pages }] = (await search('kestrel')).items;
    expect(pages).toMatchObject([{ page: 2, label: 'Register', range: 'Register!B2' }]);
  });

  test.each([
    ['zh', '双方签署的合同自即日起生效，供应商应当保密。', '合同'],
    ['ru', 'Поставщик направил покупателю все договоры.', 'договор'],
    ['pl', 'Siedziba spółki mieści się w mieście Łódź.', 'lodz'],
    ['ar', 'يلتزم المُورِّد بالحفاظ على سرية المعلومات.', 'المورد'],
  ])('finds a page in %s', async (lang, text, words) => {
    const file = await uploadText(lang, text);
    const found = await search(words);
    expect(idsOf(found)).toContain(file._id);
    expect(found.items[0].pages[0]).toMatchObject({ page: 1 });
  });

  test('puts files named by the words first, takes parts of names, and keeps to a folder and all below it', async () => {
    const makeFolder = async (name: string, parentFolderId?: string) =>
      (await testApp.request('POST', '/folders', person, { name, parentFolderId })).json().result._id;
    const outer = await makeFolder('Outer');
    const inner = await makeFolder('Inner', outer);
    const said = await uploadText('en', 'A walrus, and another walrus.');
    const named = await uploadText('en', 'It has tusks.', { name: 'walrus_notes.txt', folderId: inner });
    expect(idsOf(await search('walrus'))).toEqual([named._id, said._id]);
    expect(idsOf(await search('walr'))).toEqual([named._id]);
    expect(idsOf(await search('walrus', `&folderId=${outer}`))).toEqual([named._id]);
    expect(await search('walrus', '&page=2&limit=1')).toMatchObject({ total: 2, items: [{ file: said }] });
    expect(await search('walrus', '&page=9')).toMatchObject({ total: 2, items: [] });
  });

  test('puts the newest first, or goes by name, where that is asked for, page by page', async () => {
    const uploads = [];
    for (const name of ['b_heron.txt', 'C_heron.txt', 'a_heron.txt'])
      uploads.push(
        await uploadText('en', `${name}: a heron, ${'and a heron, '.repeat(uploads.length)}`, { name }),
      );
    uploads.push(await uploadText('en', 'The heron is not in my name.', { name: 'Bz.txt' }));
    const [b, c, a, said] = uploads.map(({ _id }) => _id);
    expect(idsOf(await search('heron', '&sort=newest'))).toEqual([said, a, c, b]);
    expect(idsOf(await search('heron', '&sort=name'))).toEqual([a, b, said, c]);
    expect(idsOf(await search('heron', '&sort=name&in=names'))).toEqual([a, b, c]);
    expect(await search('heron', '&sort=name&page=2&limit=3')).toMatchObject({
      total: 4,
      items: [{ file: { _id: c } }],
    });
    expect(idsOf(await search('heron', '&sort=newest&type=PDF'))).toEqual([]);
    expect(await search('heron', '&sort=size')).toMatchObject({ code: 'request.invalid' });
  });

  test('counts what it finds by folder, language and type, and shows one of these when asked', async () => {
    const { _id: folder } = (await testApp.request('POST', '/folders', person, { name: 'Burrows' })).json()
      .result;
    const pdf = await testApp.uploadAndWait(person, {
      folderId: folder,
      bytes: tinyPdf([['A wombat digs.'], ['Nothing.'], ['Two wombats dig.']], randomUUID()),
    });
    const polish = await uploadText('pl', 'Tu mieszka wombat.');
    const named = await uploadText('en', 'It digs.', { name: 'wombat_diary.txt' });
    const found = await search('wombat');
    const groups = [
      { folderId: folder, lang: 'en', type: 'PDF', pages: 2, files: 1, named: 0 },
      { folderId: null, lang: 'en', type: 'TXT', pages: 0, files: 0, named: 1 },
      { folderId: null, lang: 'pl', type: 'TXT', pages: 1, files: 1, named: 0 },
    ];
    expect(found.groups).toEqual(expect.arrayContaining(groups));
    expect(found.groups).toHaveLength(3);
    const counted = found.items.map((item: { file: { _id: string }; pageCount: number }) => [
      item.file._id,
      item.pageCount,
    ]);
    expect(new Map(counted)).toEqual(
      new Map([
        [named._id, 0],
        [pdf._id, 2],
        [polish._id, 1],
      ]),
    );
    for (const [asked, ids] of [
      ['&lang=pl', [polish._id]],
      ['&type=PDF', [pdf._id]],
      ['&in=names', [named._id]],
      [`&lang=en&in=contents`, [pdf._id]],
      [`&type=TXT&folderId=${folder}`, []],
    ] as const) {
      const part = await search('wombat', asked);
      expect([idsOf(part), part.total]).toEqual([ids, ids.length]);
      // The others stay in sight, to be chosen instead.
      expect(part.groups).toHaveLength(3);
    }
    expect(await search('wombat', '&page=2&limit=1')).toMatchObject({ groups: [], total: 3 });
    expect((await testApp.request('GET', '/search?q=wombat&lang=xx', person)).statusCode).toBe(400);
  });

  test('puts a phrase before its words nearby, these before its words apart, and all before some', async () => {
    const some = await uploadText('en', 'Zebroid zebroid zebroid, liabilities and liabilities of a zebroid.');
    const apart = await uploadText('en', `A restraint. ${'It says nothing here. '.repeat(40)} Of a zebroid.`);
    const inFile = await uploadText('en', `A restraint.\n\f${'Nothing. '.repeat(9)}A zebroid.`);
    const near = await uploadText('en', 'The zebroid is under a restraint, of which it knows nothing.');
    const forms = await uploadText('en', 'All restraints of the zebroids are lifted.');
    const exact = await uploadText(
      'en',
      `${'Much is said here. '.repeat(30)}A restraint of zebroid\nmares is lifted.`,
    );
    const order = [exact, forms, near, apart, inFile, some].map(({ _id }) => _id);
    expect(idsOf(await search('restraint of zebroid'))).toEqual(order);
    expect(idsOf(await search('"restraint of zebroid"'))).toEqual([exact._id]);
    expect(idsOf(await search('“restraint of zebroid” -mares'))).toEqual([]);
    expect(new Set(idsOf(await search('zebroid -restraint -restraints')))).toEqual(
      new Set([some._id, inFile._id]),
    );
    const [hit] = (await search('"restraint of zebroid"')).items[0].pages;
    expect(hit.snippet.slice(hit.inSnippet.start, hit.inSnippet.end)).toBe('restraint of zebroid');
  });

  test('puts a file with a phrase and all further words, on whichever page, before others with the phrase', async () => {
    const phrase = 'A quokka of the quay. ';
    await uploadText('en', phrase.repeat(3));
    const complete = await uploadText('en', `${phrase}${'Nothing. '.repeat(9)}\n\fIt has a rucksack.`);
    await uploadText('en', phrase.repeat(4));
    expect(idsOf(await search('"quokka of the quay" rucksack'))[0]).toBe(complete._id);
    expect(idsOf(await search('quokka quay rucksack -raft'))[0]).toBe(complete._id);
  });

  test('finds exact phrases of Chinese, and Arabic words whatever is written as one with them', async () => {
    const zh = await uploadText('zh', '检查发现桥梁上有三处裂缝。');
    expect(idsOf(await search('"三处裂缝"'))).toEqual([zh._id]);
    expect(idsOf(await search('"裂缝三处"'))).toEqual([]);
    const ar = await uploadText('ar', 'القاضي يحكم بالقانون والضمير.');
    const taken = await uploadText('en', 'الضمير');
    expect(new Set(idsOf(await search('الضمير')))).toEqual(new Set([ar._id, taken._id]));
    expect(new Set(idsOf(await search('والضمير')))).toEqual(new Set([ar._id, taken._id]));
    // All words come before some, with particles or without.
    for (const words of ['القانون الضمير', 'للقانون وبالضمير'])
      expect(idsOf(await search(words)).slice(0, 2)).toEqual([ar._id, taken._id]);
  });

  test('shows the further pages of a file, best first, and of nobody else’s', async () => {
    const pages = Array.from({ length: 9 }, (_, at) => `${'A numbat sleeps. '.repeat(at + 1)}Page ${at}.`);
    const file = await testApp.uploadAndWait(person, {
      bytes: tinyPdf(
        pages.map((text) => text.match(/.{1,60}/g) ?? []),
        randomUUID(),
      ),
    });
    const [found] = (await search('numbat')).items;
    expect(found).toMatchObject({ pageCount: 9, pages: { length: 3 } });
    const further = async (query: string, who = person) =>
      (await testApp.request('GET', `/search/${file._id}?q=numbat&${query}`, who)).json().result;
    const all = await further('');
    expect(all).toMatchObject({ from: 0, limit: 50, total: 9, items: { length: 9 } });
    expect(all.items.slice(0, 3)).toEqual(found.pages);
    expect(await further('from=3&limit=2')).toEqual({
      items: all.items.slice(3, 5),
      from: 3,
      limit: 2,
      total: 9,
    });
    expect(await further('from=9')).toMatchObject({ items: [], total: 9 });
    expect(await further('', await testApp.signUp())).toMatchObject({ code: 'file.not_found' });
  });

  test('names pages by the numbers printed on them, the first ones and the further ones, and so in one file', async () => {
    const labels = '/PageLabels << /Nums [0 << /S /r >> 2 << /S /D /St 41 >>] >>';
    const texts = Array.from({ length: 5 }, (_, at) => ({
      content: textAt(72, 700, `A bilby digs ${'and digs '.repeat(at)}. ${randomUUID()}`),
    }));
    const file = await testApp.uploadAndWait(person, { bytes: Buffer.from(makePdf(texts, labels)) });
    const plain = await uploadText('en', 'No number is on the bilby.');
    const labelsOf = (hits: { page: number; label?: string }[]) =>
      new Map(hits.map(({ page, label }) => [page, label]));
    const all = new Map([
      [1, 'i'],
      [2, 'ii'],
      [3, '41'],
      [4, '42'],
      [5, '43'],
    ]);
    const { items } = await search('bilby');
    const hitsOf = (id: string) =>
      items.find((item: { file: { _id: string } }) => item.file._id === id).pages;
    expect(hitsOf(file._id)).toHaveLength(3);
    for (const { page, label } of hitsOf(file._id)) expect(label).toBe(all.get(page));
    expect(hitsOf(plain._id)[0]).not.toHaveProperty('label');
    const get = async (path: string) => (await testApp.request('GET', path, person)).json().result;
    expect(labelsOf((await get(`/search/${file._id}?q=bilby`)).items)).toEqual(all);
    expect(labelsOf((await get(`/searchDocument/${file._id}?q=bilby`)).hits)).toEqual(all);
  });

  test('takes signs of the query language of the database for what they are', async () => {
    const file = await uploadText('en', "The keeper's marmot sleeps.");
    expect(idsOf(await search("marmot' & !\\ | :*("))).toEqual([file._id]);
    expect(await search('&!|')).toMatchObject({ items: [], total: 0 });
  });

  test('loses a file with its deletion, and finds those that were read before there was a search', async () => {
    const { root } = testApp.installation.database;
    const older = await uploadText('en', 'An axolotl regrows its legs.');
    const gone = await uploadText('en', 'The other axolotl.');
    await testApp.request('DELETE', `/files/${gone._id}`, person);
    expect(idsOf(await search('axolotl'))).toEqual([older._id]);
    await sql`delete from page_search where file_id = ${older._id}`.execute(root);
    await sql`update retrieval_index set search_version = null where file_id = ${older._id}`.execute(root);
    expect(idsOf(await search('axolotl'))).toEqual([]);
    await testApp.installation.recover();
    await vi.waitFor(async () => expect(idsOf(await search('axolotl'))).toEqual([older._id]), 20_000);
  });
});
