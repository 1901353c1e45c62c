import { beforeAll, expect, it } from 'vitest'
import { ADD_ONS } from '../../packages/domain/src/access'
import type { Endpoint } from '../../packages/sdk/src/contract'
import { runsAll } from '../../scripts/lib/breadth.mjs'
import { type Example, type Existing, everyCall, REFUSED } from '../support/examples'
import { existingIn } from '../support/existing'
import { failureOf } from '../support/failure'
import { describePortalOnPostgres, ROLES_TRIED, type Role } from '../support/portal'

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

type Body = Readonly<Record<string, unknown>>

const withText = (value: unknown, text: string): unknown => {
  if (typeof value === 'string') return text
  if (Array.isArray(value)) return value.map((one) => withText(one, text))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withText(inner, text)]))
}

/** True when the whole input is in the body, because the address would otherwise change. */
const isByBody = ({ method, path }: Endpoint) => method === 'POST' && !path.includes('{')

const keysOf = (endpoint: Endpoint) =>
  Object.keys((endpoint.request() as unknown as { shape: Readonly<Record<string, unknown>> }).shape)

const fieldsOf = (data: unknown) =>
  ((data as { fields?: { field: string }[] } | null)?.fields ?? []).map(({ field }) => field)

describePortalOnPostgres('every call of the contract', (portal) => {
  let existing: Existing
  const send = (endpoint: Endpoint, body: object, token?: string) => {
    const { call, callEncrypted } = portal().gateway
    return (endpoint.encryptsRequest ? callEncrypted : call)<unknown>(endpoint.path, body, { token })
  }

  beforeAll(async () => {
    existing = await existingIn(portal(), 'svip')
  })

  it.each(runsAll('ROLES') ? ['\0', 'a\ud800'] : ['\0'])(
    'refuses text that PostgreSQL cannot store: %j',
    async (text) => {
      const token = await portal().tokenOf('svip')
      for (const { name, endpoint, input } of everyCall(existing)) {
        if (!isByBody(endpoint)) continue
        const bodies = keysOf(endpoint).map((key) => ({ ...input, [key]: text }))
        const everywhere = withText(input, text) as Body
        if (JSON.stringify(everywhere) !== JSON.stringify(input)) bodies.push(everywhere)
        for (const body of bodies) {
          const answer = await send(endpoint, body, token)
          expect([answer.http, answer.statusCode], `${name} ${JSON.stringify(body)}`).toEqual([400, '00400'])
          expect(fieldsOf(answer.data), name).not.toEqual([])
        }
      }
    },
  )

  it.each(ROLES_TRIED)('answers %s with its result, or with the expected refusal', async (role) => {
    const own = await existingIn(portal(), role)
    const client = portal().client(await portal().tokenOf(role))
    const ended: Record<string, string> = {}
    const expected: Record<string, string> = {}
    for (const example of everyCall(own)) {
      const { name, endpoint, input } = example
      expected[name] = expectedOf(example, role)
      const call = client.call(endpoint, input as never)
      if (expected[name] === '00000') {
        const { data, status } = await call
          .withResponse()
          .catch((error: Error) => expect.fail(`${name}: ${error.message}`))
        expect([name, status, endpoint.result().safeParse(data).error]).toEqual([name, 200, undefined])
        ended[name] = '00000'
      } else {
        const { code, status } = await failureOf(call)
        expect(status, name).toBeLessThan(500)
        ended[name] = String(code)
      }
    }
    expect(ended).toEqual(expected)
    if (role === 'visitor') return
    expect(await failureOf(client.profile.memberInfo())).toMatchObject({
      kind: 'unauthorized',
      code: '00401',
    })
  })
})
