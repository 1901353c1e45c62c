import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, expect, it } from 'vitest'
import { ADD_ONS } from '../../packages/domain/src/access'
import { KINDS } from '../../packages/domain/src/records'
import { viewerAs } from '../../packages/domain/src/testing'
import type { Endpoint, Envelope } from '../../packages/sdk/src/contract'
import { createServerClient } from '../../packages/sdk/src/portal/node'
import { findDeviation, openApiText } from '../support/documented'
import { type Example, everyCall, REFUSED } from '../support/examples'
import { existingIn } from '../support/existing'
import { failureOf } from '../support/failure'
import { clientOptions, describePortal, ROLES_TRIED, type Role } from '../support/portal'
import { hiddenTexts, leavesOf } from '../support/secrets'
import { storedRecords } from '../support/stored'

type Stored = Parameters<typeof hiddenTexts>[0]

/** The expected outcome of a call: '00000', or its error code. */
const expectedOf = ({ name, endpoint }: Example, role: Role) => {
  if (role === 'visitor' && endpoint.access === 'token') return '00113'
  if (name.endsWith('.export') && !EXPORTERS.includes(role)) return '00403'
  if (HOLDERS[name]?.includes(role)) return '00000'
  return REFUSED[name] ?? '00000'
}

/** Exports are for members and holders of an add-on (MEM-02). */
const EXPORTERS: readonly Role[] = ['svip', 'enterprise', ...ADD_ONS]
/** The roles that may make a call which other roles may not (ACC-04, ACC-05). */
const HOLDERS: Readonly<Record<string, readonly Role[]>> = {
  'ownerAgent.nijianCount': ['svip', 'enterprise'],
  'invites.create': ['svip'],
  'seats.give': ['enterprise'],
  'expiry.qualifications': ['company_qualification_expire'],
  'expiry.permits': ['company_anxu_expire'],
}

const withText = (value: unknown, text: string): unknown => {
  if (typeof value === 'string') return text
  if (Array.isArray(value)) return value.map((item) => withText(item, text))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withText(inner, text)]))
}

/** True when the whole input is in the body, because the address would otherwise change. */
const isByBody = ({ method, path }: Endpoint) => method === 'POST' && !path.includes('{')

/** The input with text that PostgreSQL cannot store in every field, or in the first if no field is a text. */
const unstorable = ({ endpoint, input }: Example) => {
  const changed = withText(input, '\0') as object
  if (JSON.stringify(changed) !== JSON.stringify(input)) return changed
  const { shape } = endpoint.request() as unknown as { shape: object }
  const [key] = Object.keys(shape)
  return key === undefined ? null : { ...input, [key]: '\0' }
}

const fieldsIn = (data: unknown) =>
  ((data as { fields?: { field: string }[] } | null)?.fields ?? []).map(({ field }) => field)

it('the contract makes a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(JSON.parse(openApiText))
  expect(errors ?? []).toEqual([])
  expect([valid, validator.version]).toEqual([true, '3.1'])
})

/** The documented shape of an answer, without a text that is closed to its reader. */
const checkBody = (
  { name, endpoint }: Example,
  status: number,
  body: Envelope<unknown>,
  hidden: ReturnType<typeof hiddenTexts>,
) => {
  expect([name, status, findDeviation(endpoint, status, body)]).toEqual([name, status, null])
  const leaked = leavesOf(body.data).filter((leaf) => leaf.split(/[;；]/).some((part) => hidden.has(part)))
  expect(leaked, name).toEqual([])
}

describePortal('every call of the contract', (portal) => {
  let stored: Stored
  beforeAll(async () => {
    stored = await Promise.all(
      KINDS.map(async (kind) => ({ kind, records: await storedRecords(portal().database, kind) })),
    )
  })

  // The input is checked before the caller's rights: one role is enough.
  it('an unknown field, and text that PostgreSQL cannot store, are refused by name', async () => {
    const { gateway, tokenOf } = portal()
    const token = await tokenOf('svip')
    const hidden = hiddenTexts(stored, viewerAs('svip'))
    for (const example of everyCall(await existingIn(portal(), 'svip'))) {
      const { name, endpoint, input } = example
      if (!isByBody(endpoint) || name === 'login.logout') continue
      for (const body of [{ ...input, unknown: 1 }, unstorable(example)]) {
        if (body === null) continue
        const send = endpoint.encryptsRequest ? gateway.callEncrypted : gateway.call
        const { http, ...envelope } = await send<unknown>(endpoint.path, body, { token })
        expect([name, http, envelope.statusCode]).toEqual([name, 400, '00400'])
        expect(fieldsIn(envelope.data), name).not.toEqual([])
        if (!endpoint.encryptsRequest) checkBody(example, http, envelope, hidden)
      }
    }
  })

  it.each(ROLES_TRIED)('ACC-02 PAY-01 answers %s as documented, without a closed value', async (role) => {
    const { gateway, tokenOf } = portal()
    const token = await tokenOf(role)
    const existing = await existingIn(portal(), role)
    const hidden = hiddenTexts(stored, viewerAs(role))
    let received: Response | undefined
    const client = createServerClient({
      ...clientOptions(gateway, token),
      encrypt: 'never',
      fetch: async (url, init) => {
        const response = await fetch(url, init)
        received = response.clone()
        return response
      },
    })

    const outcomes: Record<string, string> = {}
    const expected: Record<string, string> = {}
    for (const example of everyCall(existing)) {
      const { name, endpoint, input } = example
      expected[name] = expectedOf(example, role)
      const idempotencyKey = endpoint.keyed ? name : undefined
      const call = () => client.call(endpoint, input as never, { idempotencyKey })
      if (expected[name] === '00000') {
        const { data, status } = await call()
          .withResponse()
          .catch((error: Error) => expect.fail(`${name}: ${error.message}`))
        expect([name, status, endpoint.result().safeParse(data).error]).toEqual([name, 200, undefined])
        outcomes[name] = '00000'
        if (endpoint.keyed) expect(await call(), name).toEqual(data)
      } else {
        const { code, status } = await failureOf(call())
        expect(status, name).toBeLessThan(500)
        outcomes[name] = String(code)
      }
      if (!endpoint.encryptsRequest && received)
        checkBody(example, received.status, (await received.json()) as Envelope<unknown>, hidden)
      received = undefined
    }
    expect(outcomes).toEqual(expected)
    if (role === 'visitor') return
    expect(await failureOf(client.profile.memberInfo())).toMatchObject({
      kind: 'unauthorized',
      code: '00401',
    })
  })
})
