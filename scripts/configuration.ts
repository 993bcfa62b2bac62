// Writes docs/configuration.md from the one table of settings.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { SETTINGS, SURROUNDING_VARIABLES } from '../apps/server/src/config-table.ts';

export const configurationFile = path.resolve(import.meta.dirname, '../docs/configuration.md');

/** The page of all settings, as Markdown. */
export function describeConfiguration(): string {
  const rows = Object.values(SETTINGS).map(({ variable, doc, schema }) => {
    const byDefault = schema.safeParse(undefined).data;
    const shown = byDefault === undefined || String(byDefault) === '' ? '' : `\`${String(byDefault)}\``;
    return `| \`${variable}\` | ${shown} | ${doc.replaceAll('|', '\\|')} |`;
  });
  return [
    '# Configuration',
    '',
    'Every setting is an environment variable, and each has a default: without any, `npm start` runs on one machine with',
    'an embedded database. All problems of a configuration are told at once when the server starts.',
    'Written by `npm run docs` from the table in `apps/server/src/config-table.ts`.',
    '',
    '| Variable | Default | Meaning |',
    '|---|---|---|',
    ...rows,
    '',
    'Read as the machine has them:',
    '',
    '| Variable | Meaning |',
    '|---|---|',
    ...Object.entries(SURROUNDING_VARIABLES).map(([variable, doc]) => `| \`${variable}\` | ${doc} |`),
    '',
  ].join('\n');
}

if (process.argv[1] === import.meta.filename) writeFileSync(configurationFile, describeConfiguration());
