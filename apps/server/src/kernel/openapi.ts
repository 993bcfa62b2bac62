import { contract, API_BASE } from '@recto/contract';
import { type Endpoint, ErrorEnvelope, envelope } from '@recto/contract/endpoint';
import { IDEMPOTENCY_KEY_MAX_LENGTH } from '@recto/contract/limits';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** OpenAPI 3.1 of the whole contract, from the very schemas that validate requests and answers. */
export function describeApi(productName: string): Json {
  const schemas: Record<string, unknown> = {};
  const toSchema = (schema: z.ZodType, io: 'input' | 'output'): unknown =>
    collect(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), schemas);
  const failure = { description: 'An error', content: json(toSchema(ErrorEnvelope, 'output')) };
  const paths: Record<string, Json> = {};
  for (const [tag, endpoints] of Object.entries<Record<string, Endpoint>>(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = API_BASE + endpoint.path.replace(/:(\w+)/g, '{$1}');
      const success = {
        description: 'Success',
        content: json(toSchema(envelope(endpoint.result), 'output')),
      };
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: {
          tags: [tag],
          operationId: `${tag}.${name}`,
          summary: endpoint.summary,
          ...securityOf(endpoint),
          parameters: [
            ...parameters('path', endpoint.params, toSchema),
            ...parameters('query', endpoint.query, toSchema),
            ...(endpoint.takesIdempotencyKey ? [IDEMPOTENCY_KEY] : []),
          ],
          ...requestBody(endpoint, toSchema),
          responses: {
            ...Object.fromEntries(endpoint.status.map((status) => [status, success])),
            default: failure,
          },
        },
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: productName,
      version: '2',
      description:
        'Every answer is { ok, message, result, status }. Fields that a call does not know are ignored, except those that are described as not read yet: these are refused with 400.',
    },
    security: [{ bearer: [] }],
    paths,
    components: { securitySchemes: { bearer: BEARER }, schemas },
  };
}

/** What a call asks of who makes it; a scope is asked of personal access tokens only. */
function securityOf({ access, tokenScope }: Endpoint): Json {
  if (access === 'public') return { security: [] };
  return tokenScope === null ? {} : { security: [{ bearer: [tokenScope] }] };
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes it safe to send the same request again: for a day the first answer is given once more. With another body 422 `idempotency.mismatch`, while the first request runs 409 `idempotency.in_progress`.',
  schema: { type: 'string', minLength: 1, maxLength: IDEMPOTENCY_KEY_MAX_LENGTH },
};

const BEARER = {
  type: 'http',
  scheme: 'bearer',
  description:
    'The access token of a session, or a personal access token of the scope that the call names. Calls that name none take no personal access tokens.',
};

const json = (schema: unknown) => ({ 'application/json': { schema } });

function parameters(
  place: 'path' | 'query',
  shape: z.ZodObject,
  toSchema: (schema: z.ZodType, io: 'input') => unknown,
) {
  return Object.entries(shape.shape).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || !schema.safeParse(undefined).success,
    schema: toSchema(schema as z.ZodType, 'input'),
  }));
}

function requestBody(endpoint: Endpoint, toSchema: (schema: z.ZodType, io: 'input') => unknown): Json {
  if (endpoint.body instanceof z.ZodUndefined) return {};
  const schema = toSchema(endpoint.body, 'input') as Json;
  if (endpoint.encoding === 'json') return { requestBody: { required: true, content: json(schema) } };
  const alternative = endpoint.encoding === 'either' ? json(schema) : {};
  const properties = { ...(schema['properties'] as Json), file: { type: 'string', format: 'binary' } };
  return {
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': { schema: { ...schema, properties, required: ['file'] } },
        ...alternative,
      },
    },
  };
}

/** Moves the named schemas of a JSON Schema document into the components and points to them there. */
function collect(document: unknown, components: Record<string, unknown>): unknown {
  const { $schema: _, $defs = {}, ...rest } = document as Json;
  const repoint = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(repoint);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) =>
        key === '$ref' && typeof inner === 'string'
          ? [key, inner.replace('#/$defs/', '#/components/schemas/')]
          : [key, repoint(inner)],
      ),
    );
  };
  for (const [id, schema] of Object.entries($defs as Json)) components[id] = repoint(schema);
  return repoint(rest);
}
