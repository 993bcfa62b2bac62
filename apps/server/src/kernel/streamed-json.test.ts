import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { streamJson, StreamedList, toStream } from '#kernel/streamed-json.ts';

const schema = z.object({
  before: z.string(),
  items: z.array(z.object({ name: z.string(), more: z.array(z.number()) })),
  none: z.array(z.string()),
  after: z.object({ deep: z.array(z.string()) }),
});
const item = (name: string) => ({ name, more: [1, 2], internal: 'not of the contract' });

async function* batches<T>(...lists: T[][]) {
  yield* lists;
}

test.each([0, 2])(
  'writes what JSON.stringify would (indented by %i), and nothing that the schema does not name',
  async (indent) => {
    const plain = {
      before: 'a "quoted"\nline',
      items: [item('one'), item('[]'), item('three\n')],
      none: [],
      after: { deep: ['x'] },
    };
    const streamed = {
      ...plain,
      items: new StreamedList(batches([item('one')], [], [item('[]'), item('three\n')])),
      none: new StreamedList<string>(batches<string>()),
    };
    const whole = JSON.stringify(schema.parse(plain), null, indent);
    expect(await text(toStream(streamJson(schema, streamed, indent)))).toBe(whole);
  },
);

test('what a loose object has beside its schema comes last, as it is', async () => {
  const loose = z.looseObject({ named: z.array(z.object({ name: z.string() })).default([]) });
  const fields = { items: new StreamedList(batches([item('one')])), plain: [1], named: [item('two')] };
  const written = await text(toStream(streamJson(loose, fields)));
  const whole = { named: [{ name: 'two' }], items: [item('one')], plain: [1] };
  expect(written).toBe(JSON.stringify(whole));
});

test('asks for a batch when the one before has been read', async () => {
  let asked = 0;
  async function* endless() {
    for (;;) {
      asked += 1;
      yield [item('x'.repeat(10_000))];
    }
  }
  const fields = { before: '', items: new StreamedList(endless()), none: [], after: { deep: [] } };
  const stream = toStream(streamJson(schema, fields));
  let read = 0;
  for await (const chunk of stream) {
    read += (chunk as Buffer).length;
    if (read > 500_000) break;
  }
  expect(asked).toBeLessThan(70);
});

test('a field that is not as the schema says breaks the stream off', async () => {
  const fields = {
    before: '',
    items: new StreamedList(batches([{ name: 1 } as never])),
    none: [],
    after: { deep: [] },
  };
  await expect(text(toStream(streamJson(schema, fields)))).rejects.toThrow(z.ZodError);
});
