import { z } from 'zod';
import { Id } from '#endpoint.ts';

export const FolderItem = z
  .object({
    _id: Id,
    userId: Id,
    parentFolderId: Id.nullable(),
    name: z.string(),
    type: z.literal('FOLDER'),
    /** How many files and folders lie directly in it. */
    itemCount: z.int(),
    fileCount: z.int().describe('How many files lie directly in it'),
    neverSendOutside: z
      .boolean()
      .describe(
        'Nothing in it goes to a language model or another outside service: set here or in a folder above',
      ),
    inheritedFrom: z
      .object({ _id: Id, name: z.string() })
      .optional()
      .describe('The nearest folder above that says so, where this one does not itself'),
  })
  .meta({ id: 'Folder' });
export type FolderItem = z.infer<typeof FolderItem>;
