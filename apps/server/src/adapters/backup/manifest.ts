import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Written last: a backup without it was cut off. */
export const MANIFEST = 'recto-backup.json';
export const FORMAT = 1;

const storedFile = z.object({
  /** Its name in the backup, which leads nowhere else. */
  name: z.string().regex(/^[\w.-]+(\/[\w-][\w.-]*)*$/),
  bytes: z.int().min(0),
  /** Lower-case hexadecimal SHA-256. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type StoredFile = z.infer<typeof storedFile>;

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })).min(1),
  rows: z.int().min(0),
  file: storedFile,
});
export type StoredTable = z.infer<typeof table>;

/** What a backup says of itself. */
export const manifestSchema = z.object({
  format: z.int(),
  madeAt: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgres']),
  /** The id of the database, to which the stored files belong. */
  installation: z.string(),
  /** By what the secret can be told that opens what is sealed; null where no server has ever told. */
  secretFingerprint: z.string().nullable(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(table).min(1),
  sequences: z.array(z.object({ table: z.string(), column: z.string(), value: z.string() })),
  /** The list of the stored files: one line for each. */
  blobs: z.object({ count: z.int().min(0), bytes: z.int().min(0), file: storedFile }),
  /** Variables and their values, without secrets. */
  settings: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const storedBlob = z.object({
  key: z.string(),
  size: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type StoredBlobLine = z.infer<typeof storedBlob>;

/** Something is wrong with a backup, in words for who runs the command. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupError';
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A changed manifest would have everything else checked against the wrong figures, so it has a hash of its own. */
export function writeManifest(manifest: Manifest): string {
  const text = JSON.stringify(manifest);
  return `${JSON.stringify({ sha256: hashOf(text), manifest: text }, null, 1)}\n`;
}

const sealed = z.object({ sha256: z.string(), manifest: z.string() });

/** Throws `BackupError` where it is not whole, or of a newer version of the program. */
export function readManifest(text: string): Manifest {
  const broken = (cause?: unknown) =>
    new BackupError(`The backup is not whole: its list ${MANIFEST} is damaged.`, { cause });
  let manifest: unknown;
  try {
    // The line end is its last byte: also a cut before that shows.
    if (!text.endsWith('}\n')) throw new Error('cut off');
    const outer = sealed.parse(JSON.parse(text));
    if (hashOf(outer.manifest) !== outer.sha256) throw new Error('another hash');
    manifest = JSON.parse(outer.manifest);
  } catch (error) {
    throw broken(error);
  }
  const { format } = z.object({ format: z.int() }).parse(manifest);
  if (format > FORMAT)
    throw new BackupError(
      'The backup was made by a newer version of the program. Restore it with that version or a later one.',
    );
  const parsed = manifestSchema.safeParse(manifest);
  if (!parsed.success) throw broken(parsed.error);
  return parsed.data;
}
