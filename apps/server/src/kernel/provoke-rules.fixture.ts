import { z } from 'zod';

type Path = readonly string[];

/** A value that a rule of a schema may refuse, where the schema stands. */
interface Attempt {
  readonly path: Path;
  readonly schema: z.ZodType;
  readonly value: unknown;
}

/** More than any text or list may hold, and far beyond any number. */
const MUCH = 'x'.repeat(500_001);
// biome-ignore format: by kind
const ODD_VALUES: readonly unknown[] = [
  undefined, null, true, [], {}, ['x'], { x: 1 },
  '', 'x', 'no@where', MUCH,
  -1e12, 1e12, 1.5, Number.NaN,
];

/** One of these is right for any text, number or switch of a contract. */
// biome-ignore format: by kind
const LIKELY_VALUES: readonly unknown[] = [
  'a', 'abcd', 'ada@people.example', 'a long enough password', '123456', '1', '2026-11-26', '2099-11-26T10:00:00Z',
  'c1f6a0de-2b7c-4d53-9f0e-0a6b8c1d2e3f', 1, true, null, undefined,
];

/** What a schema consists of: the same value inside a wrapping, members of lists and objects, sides of a choice. */
function partsOf(schema: z.ZodType): { readonly key: string | null; readonly inner: z.ZodType }[] {
  const of = (key: string | null, inner: unknown) => ({ key, inner: inner as z.ZodType });
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as object).map(([key, inner]) => of(key, inner));
  if (schema instanceof z.ZodArray) return [of('*', schema.def.element)];
  if (schema instanceof z.ZodTuple) return schema.def.items.map((item) => of('*', item));
  if (schema instanceof z.ZodRecord) return [of('*', schema.def.valueType)];
  if (schema instanceof z.ZodUnion) return schema.def.options.map((option) => of(null, option));
  if (schema instanceof z.ZodPipe)
    return [schema.def.in, schema.def.out]
      .filter((side) => !(side instanceof z.ZodTransform))
      .map((side) => of(null, side));
  if ('innerType' in schema.def) return [of(null, schema.def.innerType)];
  return [];
}

/** A value that the schema takes; the rules of a list say how many members it wants. */
function sampleOf(schema: z.ZodType): unknown {
  const parts = partsOf(schema);
  if (schema instanceof z.ZodArray)
    return Array.from({ length: lengthsOf(schema).least }, () => sampleOf(schema.element as z.ZodType));
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(parts.map(({ key, inner }) => [key, sampleOf(inner)]));
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return schema.value;
  const found = LIKELY_VALUES.find((value) => schema.safeParse(value).success);
  if (found !== undefined || schema.safeParse(undefined).success) return found;
  return parts[0] ? sampleOf(parts[0].inner) : undefined;
}

/** How many members a list must and may have. */
function lengthsOf(schema: z.ZodArray): { readonly least: number; readonly most: number | undefined } {
  const bounds = (schema.def.checks ?? []).map(
    ({ _zod }) => _zod.def as { minimum?: number; maximum?: number; length?: number },
  );
  const [least] = bounds.flatMap(({ minimum, length }) => minimum ?? length ?? []);
  const [most] = bounds.flatMap(({ maximum, length }) => maximum ?? length ?? []);
  return { least: least ?? 0, most };
}

function* attemptsOn(schema: z.ZodType, path: Path): Generator<Attempt> {
  for (const value of ODD_VALUES) yield { path, schema, value };
  if (schema instanceof z.ZodArray) {
    const member = sampleOf(schema.element as z.ZodType);
    const { least, most } = lengthsOf(schema);
    yield { path, schema, value: Array.from({ length: Math.max(0, least - 1) }, () => member) };
    if (most !== undefined) yield { path, schema, value: Array.from({ length: most + 1 }, () => member) };
  }
  for (const { key, inner } of partsOf(schema)) {
    // What stands in none of its forms is refused by the choice, not by one of them.
    const isForm = schema instanceof z.ZodUnion && !(inner instanceof z.ZodObject);
    if (!isForm) yield* attemptsOn(inner, key === null ? path : [...path, key]);
  }
}

/** Puts a schema, and a value for it, where they stand in the request. */
const wrap = ({ path, schema, value }: Attempt) =>
  path.reduceRight<{ schema: z.ZodType; value: unknown }>(
    (inner, key) =>
      key === '*'
        ? { schema: z.array(inner.schema), value: [inner.value] }
        : { schema: z.object({ [key]: inner.schema }), value: { [key]: inner.value } },
    { schema, value },
  );

/** The issues of rules that are functions: they say themselves what they say, and which values break them only they know. */
function* ownIssues(schema: z.ZodType, path: Path): Generator<z.core.$ZodRawIssue> {
  for (const { _zod } of schema.def.checks ?? []) {
    if (_zod.def.check !== 'custom') continue;
    const issue = { code: 'custom', input: {}, path: [...path] } as z.core.$ZodRawIssue;
    const said = _zod.def.error?.(issue as never);
    const message = typeof said === 'string' ? said : said?.message;
    yield message === undefined ? issue : { ...issue, message };
  }
  for (const { key, inner } of partsOf(schema)) yield* ownIssues(inner, key === null ? path : [...path, key]);
}

/** Breaks every rule of a schema by itself, and gives what is said of each, by the words for what the schema has none for. */
export function* provokeRules(
  schema: z.ZodType,
  describe: (issue: z.core.$ZodRawIssue) => string,
): Generator<{ readonly path: string; readonly message: string }> {
  for (const attempt of attemptsOn(schema, [])) {
    const wrapped = wrap(attempt);
    const { error } = wrapped.schema.safeParse(wrapped.value, { error: describe });
    // Of several for one field the first is the one that is told.
    const told = new Set<string>();
    for (const issue of error?.issues ?? []) {
      const at = issue.path.join('.');
      if (!told.has(at)) yield { path: at, message: issue.message };
      told.add(at);
    }
  }
  for (const issue of ownIssues(schema, []))
    yield { path: (issue.path ?? []).join('.'), message: issue.message ?? describe(issue) };
}
