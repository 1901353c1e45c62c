import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { KINDS } from '../packages/domain/src/records'
import type { Endpoint } from '../packages/sdk/src/contract'
import { type Example, type Existing, everyCall, REFUSED } from './support/examples'
import { failureOf } from './support/failure'
import { describePortal, NOW, type Portal, ROLES, type Role } from './support/portal'
import { storedRecords } from './support/stored'

const RUNS = 12

async function existingIn({ database, client, tokenOf }: Portal, role: Role): Promise<Existing> {
  const one = async (query: Promise<readonly { id: string }[]>) => (await query)[0]!.id
  const buyer = client(await tokenOf(role === 'visitor' ? 'non-member' : role))
  const ids = KINDS.map(async (kind) => [kind.kind, (await storedRecords(database, kind))[0]!.id] as const)
  return {
    orderId: await buyer.orders.create({ productId: 'svip-year', orderType: 'VIP' }),
    noticeId: await one(database.sql<{ id: string }[]>`select id from notices limit 1`),
    recordIds: Object.fromEntries(await Promise.all(ids)),
    now: NOW,
  }
}

/** What a call is expected to end with: '00000', or the code of its refusal. */
const expectedOf = ({ name, endpoint }: Example, role: Role) => {
  if (role === 'visitor' && endpoint.access === 'token') return '00113'
  if (role === 'non-member' && name.endsWith('.export')) return '00403'
  return REFUSED[name] ?? '00000'
}

/** Texts that databases and queries stumble over. */
const nasty = fc.oneof(
  fc.constantFrom('\0', 'a\0b', '\ud800', "'", "';--", '%', '\\', '', ' ', '9'.repeat(64)),
  fc.string({ unit: 'binary', maxLength: 30 }),
)
// Keys that would reach into prototypes are refused before any field is looked at.
const key = fc.string({ maxLength: 8 }).filter((text) => !['__proto__', 'constructor'].includes(text))
const anything = fc.oneof(
  fc.anything({ maxDepth: 1, withNullPrototype: false, key }),
  fc.constantFrom(null, [], {}, -1, 0, 1e308, 2 ** 53, true, '2026-02-30'),
)

type Body = Readonly<Record<string, unknown>>

/** The same input with another text wherever it has one. */
const withText = (value: unknown, text: string): unknown => {
  if (typeof value === 'string') return text
  if (Array.isArray(value)) return value.map((one) => withText(one, text))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withText(inner, text)]))
}

const keysOf = (endpoint: Endpoint) =>
  Object.keys((endpoint.request() as unknown as { shape: Readonly<Record<string, unknown>> }).shape)

/** A valid input with one field replaced or added (then named), or with other texts. */
const changed = ({ endpoint, input }: Example): fc.Arbitrary<{ key?: string; body: Body }> =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom('unheardOf', ...keysOf(endpoint)), fc.oneof(nasty, anything))
      .map(([key, value]) => ({ key, body: { ...input, [key]: value } })),
    fc.tuple(fc.constantFrom('unheardOf', ...keysOf(endpoint)), nasty).map(([key, value]) => ({
      key,
      body: { ...input, [key]: value },
    })),
    nasty.map((text) => ({ body: withText(input, text) as Body })),
  )

const fieldsOf = (data: unknown) =>
  ((data as { fields?: { field: string }[] } | null)?.fields ?? []).map(({ field }) => field)

describePortal('every call of the contract', (portal) => {
  let existing: Existing
  const send = (endpoint: Endpoint, body: object, token?: string) => {
    const { call, callEncrypted } = portal().gateway
    return (endpoint.encryptsRequest ? callEncrypted : call)<unknown>(endpoint.path, body, { token })
  }

  beforeAll(async () => {
    existing = await existingIn(portal(), 'svip')
  })

  it('refuses a wrong field by its name and never fails, whatever is sent', async () => {
    const token = await portal().tokenOf('svip')
    let refused = 0
    for (const example of everyCall(existing)) {
      const { name, endpoint } = example
      // A GET carries its input in its path or not at all.
      if (name === 'login.logout' || endpoint.method === 'GET') continue
      await fc.assert(
        fc.asyncProperty(changed(example), async ({ key, body }) => {
          const answer = await send(endpoint, body, token)
          expect([200, 400, 403, 404, 429], `${name} ${JSON.stringify(body)}`).toContain(answer.http)
          const sent = JSON.parse(JSON.stringify(body))
          if (endpoint.request().safeParse(sent).success) return
          refused += 1
          expect([answer.http, answer.statusCode], name).toEqual([400, '00400'])
          const named = [...new Set(fieldsOf(answer.data).map((field) => field.split('.')[0]))]
          expect(named, name).toEqual(
            key === undefined ? expect.arrayContaining([expect.any(String)]) : [key],
          )
        }),
        { numRuns: RUNS },
      )
    }
    expect(refused).toBeGreaterThan(100)
  })

  it.each(['\0', 'a\ud800'])('takes no text that no database keeps: %j', async (text) => {
    const token = await portal().tokenOf('svip')
    for (const { name, endpoint, input } of everyCall(existing)) {
      const bodies = keysOf(endpoint).map((key) => ({ ...input, [key]: text }))
      const everywhere = withText(input, text) as Body
      if (JSON.stringify(everywhere) !== JSON.stringify(input)) bodies.push(everywhere)
      for (const body of bodies) {
        const answer = await send(endpoint, body, token)
        expect([answer.http, answer.statusCode], `${name} ${JSON.stringify(body)}`).toEqual([400, '00400'])
        expect(fieldsOf(answer.data), name).not.toEqual([])
      }
    }
  })

  it.each(ROLES)('answers %s with its result, or with the refusal that is meant for them', async (role) => {
    const own = await existingIn(portal(), role)
    const client = portal().client(await portal().tokenOf(role))
    const ended: Record<string, string> = {}
    const expected: Record<string, string> = {}
    for (const example of everyCall(own)) {
      const { name, endpoint, input } = example
      expected[name] = expectedOf(example, role)
      const call = client.call(endpoint, input as never)
      if (expected[name] === '00000') {
        const { data, status } = await call.withResponse()
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
