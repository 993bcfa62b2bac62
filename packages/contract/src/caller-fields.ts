import { z } from 'zod';

type Kind = 'account' | 'token';

/**
 * Schemas of fields that repeat who is calling. Kept by zod's registry and not by the identity of the object:
 * `.describe()` and its like make new objects.
 */
export const callerFields = z.registry<{ kind: Kind }>();

export interface InputField {
  /** Which part of the request it stands in. */
  readonly part: 'params' | 'query' | 'body';
  /** The keys from the part to the field; `*` stands for what has no key of its own, the members of a list, say. */
  readonly path: readonly string[];
  /** What of the caller it repeats, if anything. */
  readonly kind: Kind | null;
}

/** Every field that a request to the endpoint may hold, also those inside objects, lists and unions. */
export function inputFieldsOf(endpoint: Readonly<Record<InputField['part'], z.ZodType>>): InputField[] {
  return (['params', 'query', 'body'] as const).flatMap((part) =>
    fieldsIn(endpoint[part], []).map((field) => ({ part, ...field })),
  );
}

type Field = Omit<InputField, 'part'>;

function fieldsIn(schema: z.ZodType, path: readonly string[]): Field[] {
  const own = { path, kind: kindOf(schema) };
  if (own.kind !== null) return [own];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, field]) =>
      fieldsIn(field, [...path, key]),
    );
  const wrapped = wrappedIn(schema);
  if (wrapped.length > 0) return wrapped.flatMap((inner) => fieldsIn(inner, path));
  const members = membersOf(schema);
  if (members.length > 0) return members.flatMap((member) => fieldsIn(member, [...path, '*']));
  return path.length > 0 ? [own] : [];
}

/** What a field repeats of the caller, however its schema was wrapped, described or refined. */
function kindOf(schema: z.ZodType): Kind | null {
  const kind = callerFields.get(schema)?.kind;
  if (kind !== undefined) return kind;
  for (const inner of wrappedIn(schema)) {
    const found = kindOf(inner);
    if (found) return found;
  }
  return null;
}

/** Schemas of the same value, inside one that adds something to them. */
function wrappedIn(schema: z.ZodType): z.ZodType[] {
  const inner: unknown[] = [];
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNonOptional ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodReadonly
  )
    inner.push(schema.def.innerType);
  if (schema instanceof z.ZodPipe) inner.push(schema.def.in, schema.def.out);
  return inner as z.ZodType[];
}

/** Schemas of what a value is one of, or consists of. */
function membersOf(schema: z.ZodType): z.ZodType[] {
  const members: unknown[] = [];
  if (schema instanceof z.ZodArray) members.push(schema.def.element);
  if (schema instanceof z.ZodTuple) members.push(...schema.def.items);
  if (schema instanceof z.ZodUnion) members.push(...schema.def.options);
  if (schema instanceof z.ZodRecord) members.push(schema.def.valueType);
  if (schema instanceof z.ZodIntersection) members.push(schema.def.left, schema.def.right);
  return members as z.ZodType[];
}
