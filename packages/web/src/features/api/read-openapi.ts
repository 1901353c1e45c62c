import type { ApiCall, ApiField, ApiGroup } from '@zhushutong/domain/api-centre'
import { KEY_SCOPES, type KeyScope } from '@zhushutong/domain/api-keys'

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly additionalProperties?: Schema | boolean
  readonly contentSchema?: Schema
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly description?: string
}

interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema?: Schema
  readonly example?: unknown
}

interface Media {
  readonly schema: Schema
  readonly example?: Readonly<Record<string, unknown>>
}

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly security?: readonly object[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>
  readonly 'x-codes'?: readonly string[]
  readonly 'x-notes'?: readonly string[]
  readonly 'x-scope'?: string
  readonly 'x-try'?: boolean
  readonly 'x-sdk-example'?: string
  readonly 'x-encrypts-request'?: boolean
}

/** The part of the gateway's OpenAPI document that the API centre reads. */
export interface OpenApi {
  readonly tags: readonly { readonly name: string; readonly description?: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
  readonly 'x-code-texts': Readonly<Record<string, string>>
}

/** Deeper fields are only described in the text of their parent. */
const MAX_DEPTH = 3
const METHODS = ['get', 'post', 'delete'] as const

/** Flattens schemas to fields, following references. */
function fieldReader(schemas: Readonly<Record<string, Schema>>) {
  const follow = (schema: Schema): Schema => {
    const name = schema.$ref?.split('/').at(-1)
    const target = name === undefined ? undefined : schemas[name]
    return target
      ? { ...follow(target), ...(schema.description && { description: schema.description }) }
      : schema
  }

  const formatType = (property: Schema): string => {
    const schema = follow(property)
    if (schema.anyOf) return [...new Set(schema.anyOf.map(formatType))].join(' | ')
    if (schema.items) return `${formatType(schema.items)}[]`
    const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? [])
    return types.join(' | ') || (schema.const === undefined ? 'any' : typeof schema.const)
  }

  const listLimits = (schema: Schema) => {
    const text = schema.description ?? ''
    const choices = schema.enum?.filter((value) => !text.includes(String(value))) ?? []
    return [
      ...(choices.length > 0 ? [`可选 ${schema.enum?.join('、')}`] : []),
      ...(schema.maxLength === undefined ? [] : [`最长 ${schema.maxLength}`]),
      ...(schema.minimum !== undefined && schema.maximum !== undefined && schema.maximum < 1e9
        ? [`${schema.minimum} 至 ${schema.maximum}`]
        : []),
      ...(typeof schema.default === 'number' || typeof schema.default === 'string'
        ? schema.default === ''
          ? []
          : [`默认 ${schema.default}`]
        : []),
    ]
  }

  /**
   * The object that defines a value's fields: its own, that of a list's items, or the first of several
   * alternatives.
   */
  const objectIn = (raw: Schema): Schema | null => {
    const schema = follow(raw)
    if (schema.properties) return schema
    if (schema.items) return objectIn(schema.items)
    return schema.anyOf?.map(objectIn).find((object) => object !== null) ?? null
  }

  /**
   * The name of a shared shape in a value: its own, that of a list's items, or of one of several
   * alternatives.
   */
  const shapeIn = (schema: Schema): string | undefined =>
    schema.$ref ?? (schema.items && shapeIn(schema.items)) ?? schema.anyOf?.map(shapeIn).find(Boolean)

  /**
   * @param seen the first field of each shared shape; later fields refer to it instead of repeating the
   * shape
   */
  const listFields = (raw: Schema, depth = 0, seen = new Map<string, string>()): ApiField[] => {
    const schema = objectIn(raw)
    if (!schema || depth >= MAX_DEPTH) return []
    return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
      const field = follow(property)
      const shape = shapeIn(property)
      const same = shape && seen.get(shape)
      if (shape && !same) seen.set(shape, name)
      const text = [property.description ?? field.description, ...listLimits(field), same && `字段同 ${same}`]
        .filter(Boolean)
        .join('；')
      const required = (schema.required ?? []).includes(name)
      const inner = same ? [] : listFields(property, depth + 1, seen)
      return [{ name, depth, type: formatType(property), required, text }, ...inner]
    })
  }
  return { listFields, formatType, listLimits }
}

const isScope = (text: string | undefined): text is KeyScope =>
  (KEY_SCOPES as readonly (string | undefined)[]).includes(text)

const readAccess = ({ security = [] }: Operation): ApiCall['access'] => {
  if (security.length === 0) return 'none'
  return security.some((requirement) => Object.keys(requirement).length === 0) ? 'optional' : 'token'
}

const readForm = (operation: Operation): ApiCall['form'] => {
  if (operation['x-encrypts-request']) return 'encrypted'
  if (operation.requestBody?.content['multipart/form-data']) return 'file'
  const answer = operation.responses['200']?.content ?? {}
  if (answer['text/event-stream']) return 'stream'
  return answer['application/json'] ? 'json' : 'download'
}

/** All groups of calls in the document, in its order. */
export function readOpenApi(document: OpenApi): readonly ApiGroup[] {
  const { listFields, formatType, listLimits } = fieldReader(document.components.schemas)
  const about = new Map(document.tags.map(({ name, description }) => [name, description]))

  const readCall = (path: string, method: string, operation: Operation): ApiCall => {
    const body = Object.values(operation.requestBody?.content ?? {})[0]
    const inAddress =
      operation.parameters?.filter((parameter) => parameter.in === 'path' || parameter.in === 'query') ?? []
    const examples = inAddress.flatMap(({ name, example }) =>
      example === undefined ? [] : [[name, example]],
    )
    const form = readForm(operation)
    const sent = form === 'encrypted' ? body?.schema.properties?.data?.contentSchema : body?.schema
    const answer = Object.values(operation.responses['200']?.content ?? {})[0]?.schema
    const data = form === 'json' || form === 'encrypted' ? answer?.properties?.data : answer
    return {
      id: operation.operationId.replaceAll('.', '-'),
      name: operation.operationId,
      summary: operation.summary,
      method: method.toUpperCase() as ApiCall['method'],
      path,
      access: readAccess(operation),
      scope: isScope(operation['x-scope']) ? operation['x-scope'] : null,
      notes: operation['x-notes'] ?? [],
      request: [
        ...inAddress.map(({ name, required = false, description, schema = {} }) => ({
          name,
          depth: 0,
          type: formatType(schema),
          required,
          text: [description, ...listLimits(schema)].filter(Boolean).join('；'),
        })),
        ...(sent ? listFields(sent) : []),
      ],
      result: data ? listFields(data) : [],
      errors: (operation['x-codes'] ?? []).map((code) => ({
        code,
        text: document['x-code-texts'][code] ?? '操作失败',
      })),
      example:
        form === 'file' || form === 'encrypted'
          ? null
          : { ...body?.example, ...Object.fromEntries(examples) },
      sdk: operation['x-sdk-example'] ?? null,
      form,
      canTry: operation['x-try'] === true && form === 'json',
    }
  }

  const groups = new Map<string, { name: string; calls: ApiCall[] }>()
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = methods[method]
      if (!operation?.operationId) continue
      const id = operation.operationId.split('.')[0] ?? ''
      const group = groups.get(id) ?? { name: operation.tags[0] ?? id, calls: [] }
      group.calls.push(readCall(path, method, operation))
      groups.set(id, group)
    }
  }
  return [...groups].map(([id, { name, calls }]) => ({ id, name, about: about.get(name) ?? null, calls }))
}
