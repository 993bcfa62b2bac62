import { z } from 'zod';
import { defineCommand } from '#cli/define-command.ts';
import type { MoveFigures } from '#cli/move-tools.ts';
import { EXIT } from '#kernel/command-output.ts';

const inWords = ({ rows, tables, files, fileBytes }: Omit<MoveFigures, 'damaged' | 'place'>) =>
  `${rows} rows of ${tables} tables, ${files} stored files of ${Math.round(fileBytes / 1e5) / 10} MB`;

export const moveData = defineCommand({
  name: 'move',
  help: 'Takes the embedded data of a folder to PostgreSQL and a bucket, or to PostgreSQL and a folder.',
  details: [
    'The settings are those of the new place: DATABASE_URL, and S3_BUCKET or another RECTO_DATA. No server may run on either.',
    'Every stored file is read back and every row compared. Interrupted, the same command goes on where it was.',
    'The old data stay in their folder, and no server starts on them any more.',
  ],
  takes: z.strictObject({
    from: z.string().min(1).describe('The data folder with the embedded data.'),
    check: z
      .boolean()
      .default(false)
      .describe('Moves nothing: compares both places again, before a server has worked on the new one.'),
  }),
  words: ['from'],
  paths: ['from'],
  place: 'here',
  async run({ moving }, { from, check }, out) {
    if (check) {
      const { differences, place, ...figures } = await moving.check(from);
      for (const difference of differences) out.complain(difference);
      if (differences.length > 0) return EXIT.failed;
      out.line(`The same is in ${from} and in ${place}: ${inWords(figures)}.`);
      return EXIT.done;
    }
    const { damaged, place, ...figures } = await moving.move(from);
    for (const sentence of damaged) out.complain(sentence);
    out.line(`Moved to ${place}, every hash compared: ${inWords(figures)}.`);
    out.line(`The old data are still in ${from}, on which no server starts any more.`);
    return EXIT.done;
  },
});
