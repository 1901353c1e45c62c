import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { openApiDocument } from '../../packages/gateway/src/openapi'
import type { Endpoint } from '../../packages/sdk/src/contract'

interface Answer {
  readonly $ref?: string
  readonly content?: Readonly<Record<string, { readonly schema: AnySchemaObject }>>
}
interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, Answer>> }>>>
  >
  readonly components: { readonly responses: Readonly<Record<string, Answer>> }
}

export const openApiText = JSON.stringify(openApiDocument('0.0.0'))
const document = JSON.parse(openApiText) as Document

const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema(document, 'openapi')

/** The document's answer for a call and status; undefined if there is none. */
function findDocumented({ method, path }: Endpoint, status: number): Answer | undefined {
  const { responses } = document.paths[path]![method.toLowerCase()]!
  const documented = responses[status] ?? (status === 429 || status >= 500 ? responses.default : undefined)
  return documented?.$ref ? document.components.responses[documented.$ref.split('/').pop()!]! : documented
}

/** Compiled once per answer of the document, because compiling is slower than a call to the gateway. */
const validators = new Map<Answer, ValidateFunction>()

function validatorOf(answer: Answer): ValidateFunction {
  const known = validators.get(answer)
  if (known) return known
  // Makes the references within the document resolvable.
  const schema = JSON.stringify(answer.content!['application/json']!.schema).replaceAll('"#/', '"openapi#/')
  const validate = ajv.compile(JSON.parse(schema))
  validators.set(answer, validate)
  return validate
}

/** The error of a response by the OpenAPI document; null if the response is valid. */
export function findDeviation(endpoint: Endpoint, status: number, body: unknown): string | null {
  const documented = findDocumented(endpoint, status)
  if (!documented) return `HTTP ${status} is not documented`
  const validate = validatorOf(documented)
  return validate(body) ? null : ajv.errorsText(validate.errors)
}
