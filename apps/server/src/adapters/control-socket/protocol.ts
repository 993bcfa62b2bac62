import { z } from 'zod';

/** What a command of the command line asks of a running server: one line of JSON, and no more on this connection. */
export const Request = z.strictObject({
  command: z.string().max(100),
  input: z.record(z.string().max(100), z.union([z.string().max(10_000), z.boolean()])),
});
export type Request = z.infer<typeof Request>;

/** What the server answers, a line of JSON each: any number of lines, then how it ended. */
export const Reply = z.union([
  z.strictObject({ line: z.string() }),
  z.strictObject({ progress: z.string() }),
  z.strictObject({ complaint: z.string() }),
  z.strictObject({ exit: z.int().min(0).max(255) }),
]);
export type Reply = z.infer<typeof Reply>;

/** No command is longer. */
export const REQUEST_MAX_BYTES = 64_000;

/** The value of a line of JSON, as the schema reads it; undefined where it does not. */
export function readLine<T>(schema: z.ZodType<T>, line: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

export const writeLine = (value: Request | Reply) => `${JSON.stringify(value)}\n`;
