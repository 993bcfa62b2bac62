import { expect, test } from 'vitest';
import { SETTINGS } from '#config.ts';

/** The page is written from the table that the server reads; `vitest -u` writes it anew. */
test('docs/configuration.md describes every setting', async () => {
  const rows = Object.values(SETTINGS).map(({ variable, doc, schema }) => {
    const fallback = schema.safeParse(undefined);
    const value = fallback.success ? fallback.data : undefined;
    const shown =
      value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
        ? ''
        : `\`${value}\``;
    return `| \`${variable}\` | ${shown} | ${doc.replaceAll('|', '\\|')} |`;
  });
  const page = [
    '# Configuration',
    '',
    'Everything is optional: without any of these the server keeps its data in one folder and needs no other service.',
    'Settings are environment variables; a value that is not valid stops the start with a sentence.',
    '',
    '| variable | default | meaning |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../../docs/configuration.md');
});
