import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { openApiDocument } from '../../packages/gateway/src/openapi'
import type { Endpoint } from '../../packages/sdk/src/contract'
import { runsAll } from '../../scripts/lib/breadth.mjs'
import { type Existing, everyCall } from '../support/examples'
import { existingIn } from '../support/existing'
import { describePortalOnPostgres, ROLES, type Role } from '../support/portal'

interface Answer {
  readonly $ref?: string
  readonly content?: Readonly<Record<string, { readonly schema: AnySchemaObject }>>
}
interface Operation {
  readonly operationId: string
  readonly responses: Readonly<Record<string, Answer>>
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly responses: Readonly<Record<string, Answer>> }
}

const text = JSON.stringify(openApiDocument('0.0.0'))
const document = JSON.parse(text) as Document

const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema(document, 'openapi')

it('the contract makes a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(JSON.parse(text))
  expect(errors ?? []).toEqual([])
  expect([valid, validator.version]).toEqual([true, '3.1'])
})

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

/** The error of a response by the document; null if it is valid. */
function wrongBy(endpoint: Endpoint, status: number, body: unknown): string | null {
  const documented = findDocumented(endpoint, status)
  if (!documented) return `HTTP ${status} is not told`
  const validate = validatorOf(documented)
  return validate(body) ? null : ajv.errorsText(validate.errors)
}

const targetOf = ({ method, path }: Endpoint, input: Readonly<Record<string, unknown>>) => {
  const rest: Record<string, unknown> = { ...input }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams(Object.entries(rest).map(([key, value]) => [key, String(value)]))
  return method === 'POST'
    ? { url: filled, body: JSON.stringify(rest) }
    : { url: `${filled}?${query}`, body: undefined }
}

/** The role with the most answers; `ROLES=all` adds roles with more rejections. */
const ASKERS: readonly Role[] = runsAll('ROLES') ? ROLES : ['svip']

describePortalOnPostgres('the OpenAPI document', (portal) => {
  it.each(ASKERS)("describes the gateway's answers to %s, refusals too", async (role) => {
    const existing: Existing = await existingIn(portal(), role)
    const token = await portal().tokenOf(role)
    const wrong: string[] = []
    const seen = new Set<number>()
    for (const { name, endpoint, input } of everyCall(existing)) {
      if (name === 'login.logout') continue
      for (const given of [input, { ...input, unknown: 1 }]) {
        const { url, body } = targetOf(endpoint, given)
        const answer = await fetch(`${portal().gateway.url}${url}`, {
          method: endpoint.method,
          headers: {
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...(token && { authorization: `Bearer ${token}` }),
          },
          body,
        })
        seen.add(answer.status)
        const problem = wrongBy(endpoint, answer.status, await answer.json())
        if (problem) wrong.push(`${name} ${answer.status}: ${problem}`)
      }
    }
    expect(wrong).toEqual([])
    expect([...seen]).toEqual(expect.arrayContaining(role === 'visitor' ? [200, 400, 401] : [200, 400, 404]))
  })
})
