import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { callNames, calls } from '#contract/calls.ts'
import { IDEMPOTENCY_HEADER, TENANT_HEADER, TOKEN_COOKIES_HEADER, TOKEN_HEADER } from '#contract/envelope.ts'
import { errorTable } from '#contract/errors.ts'
import { type CallDefinition, openApiPath } from '#contract/kernel/call-definition.ts'

type JsonObject = Record<string, unknown>

const isJsonObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the JSON Schema of a call's input or output. Checks that JSON Schema cannot express are left out. */
const jsonSchemaOf = (schema: v.GenericSchema<never, unknown> | v.GenericSchema, typeMode: 'input' | 'output'): JsonObject => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore', target: 'draft-2020-12' })
  return rest
}

const headerParameter = (name: string, description: string) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
})

const commonHeaderParameters = [
  headerParameter(TENANT_HEADER, 'The tenant; without it the host name decides.'),
  headerParameter(TOKEN_HEADER, 'The stored token of a signed-in customer.'),
  headerParameter(TOKEN_COOKIES_HEADER, 'The same token, as `token=…`.'),
]

const idempotencyKeyParameter = {
  ...headerParameter(
    IDEMPOTENCY_HEADER,
    'A UUID that the change keeps when it is sent again: it then gets the first reply and changes nothing.',
  ),
  required: true,
}

/** Creates the OpenAPI 3.1 document of the call table. Recursive schemas are in `#/components/schemas`. */
export function openApiDocument(build: string): JsonObject {
  const components: Record<string, unknown> = { Failure: failureSchema }
  const paths: Record<string, JsonObject> = {}
  for (const name of callNames) {
    const row: CallDefinition = calls[name]
    const lift = (schema: JsonObject) => moveDefinitions(schema, components, name)
    const path = openApiPath(row.path)
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: openApiOperation(name, row, lift) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Armature shop', version: build, description: 'The calls of the parts shop, generated from its call table.' },
    servers: [{ url: '/' }],
    paths,
    components: { schemas: components },
  }
}

function openApiOperation(name: string, row: CallDefinition, lift: (schema: JsonObject) => JsonObject): JsonObject {
  const input = lift(jsonSchemaOf(row.input, 'input'))
  const result = lift(jsonSchemaOf(row.result, 'output'))
  const byQuery = row.method === 'GET' || row.sends === 'query'
  const inHeaders = row.idempotent ? [...commonHeaderParameters, idempotencyKeyParameter] : commonHeaderParameters
  const body = { type: 'object', required: ['code', 'msg'], properties: { code: { type: 'integer' }, msg: { type: 'string' }, result } }
  return {
    operationId: name,
    summary: row.summary,
    parameters: byQuery ? [...queryParameters(input, row.path), ...inHeaders] : inHeaders,
    ...(byQuery ? {} : { requestBody: { required: true, content: { 'application/json': { schema: input } } } }),
    responses: {
      200: row.file
        ? { description: 'The file, made while it is read.', content: { [row.file]: { schema: { type: 'string' } } } }
        : { description: 'Body code 200 with the result, or body code 404.', content: { 'application/json': { schema: body } } },
      ...Object.fromEntries(
        [400, 401, 403, 409, 413, 429, 500].map((status) => [
          status,
          {
            description: errorSentenceOfStatus(status),
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
          },
        ]),
      ),
    },
  }
}

const errorSentenceOfStatus = (status: number): string => Object.values(errorTable).find((row) => row.status === status)?.message ?? ''

function queryParameters(input: JsonObject, path: string): JsonObject[] {
  const { properties, required } = input
  const must: unknown[] = Array.isArray(required) ? required : []
  return Object.entries(isJsonObject(properties) ? properties : {}).map(([name, schema]) => ({
    name,
    in: path.includes(`:${name}`) ? 'path' : 'query',
    required: must.includes(name),
    schema,
  }))
}

/**
 * Moves the definitions of a call's schema to the components of the OpenAPI document, prefixed with the call's name, and updates the
 * schema's references.
 */
function moveDefinitions(schema: JsonObject, components: Record<string, unknown>, name: string): JsonObject {
  const { $defs, ...rest } = schema
  const point = (value: unknown): JsonObject => JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', `"#/components/schemas/${name}-`))
  for (const [key, definition] of Object.entries(isJsonObject($defs) ? $defs : {})) components[`${name}-${key}`] = point(definition)
  return point(rest)
}

const failureSchema = {
  type: 'object',
  required: ['code', 'msg'],
  properties: {
    code: { type: 'integer' },
    msg: { type: 'string' },
    message: { type: 'string' },
    error: { type: 'string', enum: Object.keys(errorTable) },
    field: { type: 'string' },
  },
}
