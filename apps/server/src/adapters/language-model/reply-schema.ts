import { z } from 'zod';

/**
 * The JSON schema of a reply as providers with strict output take it: every property required, none beside them, and no
 * defaults, which are for replies of models that leave something out.
 */
export function replySchema(reply: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(reply, { io: 'output', target: 'draft-7' });
  return withoutDefaults(schema) as Record<string, unknown>;
}

function withoutDefaults(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDefaults);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'default');
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutDefaults(inner)]));
}
