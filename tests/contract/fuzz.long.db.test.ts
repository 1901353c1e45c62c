import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Endpoint } from '../../packages/sdk/src/contract'
import { contract, recordContract } from '../../packages/sdk/src/contract'
import { createServerClient } from '../../packages/sdk/src/portal/node'
import { type Example, everyCall } from '../support/examples'
import { existingIn } from '../support/existing'
import { failureOf } from '../support/failure'
import { type Payload, payloadsOf, spoiledFields } from '../support/payloads'
import { describePortal } from '../support/portal'
import { type RawRequest, type RawWrong, rawRequests } from '../support/raw-requests'
import { reportSeed } from '../support/report-seed'
import { within } from '../support/within'

/** Payloads for each call and database: FUZZ_RUNS=200 searches longer, FC_SEED repeats a run. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 3)
const seed = process.env.FC_SEED === undefined ? {} : { seed: Number(process.env.FC_SEED) }
/** Limit of a call in ms, sufficient for a busy machine. */
const LIMIT_MS = 15_000

interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly payload: string
}

interface Envelope {
  readonly statusCode: string
  readonly statusMessage: string
  readonly data: { readonly fields?: readonly { readonly field: string; readonly message: string }[] } | null
}

/** The value that the gateway receives: what JSON preserves of it; a missing body has no fields. */
const asSent = ({ encryptsRequest }: Endpoint, value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? (encryptsRequest ? null : {})))

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly keys?: readonly string[]
}

/** The fields that a schema rejects. */
const issuesOf = (endpoint: Endpoint, sent: unknown): readonly string[] => {
  const parsed = endpoint.request().safeParse(sent)
  const paths = ({ path, keys }: Issue) => keys?.map((key) => [...path, key]) ?? [path]
  const issues = parsed.success ? [] : (parsed.error.issues as readonly Issue[])
  return issues.flatMap(paths).map((path) => path.map(String).join('.'))
}

describePortal('whatever is sent', (portal, kind) => {
  const counts: Record<string, number> = {}
  const statuses: Record<number, number> = {}
  let slowest = 0
  let examples: readonly Example[]
  let token: string | undefined

  beforeAll(async () => {
    const existing = await existingIn(portal(), 'svip')
    token = await portal().tokenOf('svip')
    // The logout call gets only invalid input.
    examples = everyCall(existing)
  })
  afterAll(() => {
    const cases = Object.values(counts).reduce((sum, n) => sum + n, 0)
    const list = (of: Readonly<Record<string, number>>) =>
      Object.entries(of)
        .map(([name, n]) => `${name} ${n}`)
        .join(', ')
    console.log(
      `fuzz ${kind}: ${cases} cases (${list(counts)}); statuses ${list(statuses)}; slowest ${slowest.toFixed()} ms`,
    )
  })

  /** Counts a case and checks every response: in time, no 500, an envelope with a message. */
  const checked = async (
    name: string,
    wrong: string,
    send: () => Promise<Answered>,
  ): Promise<Envelope | null> => {
    counts[wrong] = (counts[wrong] ?? 0) + 1
    const started = performance.now()
    const { status, headers, payload } = await within(LIMIT_MS, send(), name)
    slowest = Math.max(slowest, performance.now() - started)
    statuses[status] = (statuses[status] ?? 0) + 1
    expect(status, `${name}: ${payload.slice(0, 300)}`).toBeLessThan(500)
    if (String(headers['content-type']).startsWith('text/event-stream') || payload === '') return null
    const envelope = JSON.parse(payload) as Envelope
    expect(envelope, name).toMatchObject({
      statusCode: expect.stringMatching(/^\d{5}$/),
      statusMessage: expect.stringMatching(/\p{Script=Han}/u),
    })
    // Base64 of a picture is skipped, because it may contain any letters.
    const said = payload.replace(/base64,[\w+/=]+/g, '')
    expect(said, name).not.toMatch(/node_modules|\.ts:\d|select .* from |ECONN|Error:/i)
    return envelope
  }

  const inject = async (request: RawRequest): Promise<Answered> => {
    const answer = await portal().gateway.app.server.inject({
      ...request,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...request.headers },
    } as never)
    return { status: answer.statusCode, headers: answer.headers, payload: answer.payload }
  }

  const addressOf = ({ path }: Endpoint, fields: Readonly<Record<string, unknown>>) =>
    path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(fields[name] ?? 'none').replace(/\p{Surrogate}/gu, '?')),
    )

  const sending =
    ({ endpoint }: Example, value: unknown) =>
    async (): Promise<Answered> => {
      if (endpoint.encryptsRequest) {
        const answer = await portal().gateway.callEncrypted<unknown>(endpoint.path, value as object, {
          token,
        })
        const { http, ...envelope } = answer
        return { status: http, headers: {}, payload: JSON.stringify(envelope) }
      }
      const payload = JSON.stringify(value ?? null)
      const headers = { 'content-type': 'application/json' }
      return inject({ method: endpoint.method, url: addressOf(endpoint, {}), headers, payload })
    }

  /**
   * Sends a payload as a body; a payload that the schema rejects must be rejected with the field's name.
   */
  const tries = async (example: Example, { wrong, value }: Payload) => {
    const { name, endpoint } = example
    const envelope = await checked(name, wrong, sending(example, value))
    const issues = issuesOf(endpoint, asSent(endpoint, value))
    // A body with prototype keys is not parsed any further.
    if (issues.length === 0 || /"(?:__proto__|constructor)":/.test(JSON.stringify(value))) return
    expect([name, envelope?.statusCode]).toEqual([name, '00400'])
    const named = envelope?.data?.fields?.map(({ field }) => field) ?? []
    expect(named, `${name} ${envelope?.statusMessage}`).not.toEqual([])
    // Too deep nesting is rejected before parsing with the outermost field, whose name may contain a dot.
    const isDeep = envelope?.statusMessage.includes('嵌套过深')
    for (const field of named)
      expect(isDeep ? issues.flatMap((issue) => [issue, issue.split('.', 1)[0]]) : issues, name).toContain(
        field,
      )
    await refusedByClient(example, value)
  }

  /** The client rejects the input with the same field names, without a call to the gateway. */
  const refusedByClient = async ({ name, endpoint }: Example, value: unknown) => {
    const issues = issuesOf(endpoint, value)
    if (issues.length === 0) return
    const error = await failureOf(
      createServerClient({ baseUrl: portal().gateway.url, token }).call(endpoint, value as never),
    )
    expect(error, name).toMatchObject({ kind: 'validation', status: null, requestId: null })
    if (error.kind === 'validation')
      // Of a value with alternatives the client names the value, the contract a place inside it.
      for (const { field } of error.fields)
        expect(
          issues.some((issue) => issue === field || issue.startsWith(`${field}.`)),
          `${name} ${field}`,
        ).toBe(true)
  }

  const isByBody = ({ method, path, multipart }: Endpoint) =>
    method === 'POST' && !path.includes('{') && !multipart

  it('no call fails or hangs on a payload of its own schema, valid or not, and each refusal names its field', async () => {
    for (const example of examples) {
      const { name, endpoint, input } = example
      if (!isByBody(endpoint) || name === 'login.logout') continue
      const keys = Object.keys((endpoint.request() as unknown as { shape: object }).shape)
      const payloads = fc.oneof({ weight: 3, arbitrary: payloadsOf(endpoint) }, spoiledFields(input, keys))
      await fc.assert(
        fc.asyncProperty(payloads, (payload) => tries(example, payload)),
        { numRuns: RUNS, reporter: reportSeed, ...seed },
      )
    }
    expect(counts['hostile value']).toBeGreaterThan(RUNS * 10)
  })

  it('no call fails or hangs on texts in its address', async () => {
    const calls = examples.filter(({ endpoint }) => !isByBody(endpoint) && !endpoint.multipart)
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('%', '%00', '..', 'a'.repeat(400), '-1', '1e9'),
    )
    for (const { name, endpoint } of calls) {
      const shape = Object.keys((endpoint.request() as unknown as { shape: object }).shape)
      const fields = fc.dictionary(fc.constantFrom('unheardOf', '__proto__', ...shape), texts, {
        maxKeys: 4,
      })
      await fc.assert(
        fc.asyncProperty(fields, async (input) => {
          const query = new URLSearchParams(Object.entries(input)).toString()
          const url = `${addressOf(endpoint, input)}${query && `?${query}`}`
          await checked(name, 'address', () => inject({ method: endpoint.method, url }))
        }),
        { numRuns: RUNS * 2, reporter: reportSeed, ...seed },
      )
    }
  })

  it('no call fails or hangs on invalid JSON, wrong types and methods, or far too much data', async () => {
    const all = [...Object.values(contract), ...Object.values(recordContract)].flatMap((group) =>
      Object.values(group as Readonly<Record<string, Endpoint>>),
    )
    const refused: Partial<Record<RawWrong, Set<number>>> = {}
    // Every second call, because these requests end in code shared by all calls.
    const half = process.env.FUZZ_RUNS ? all : all.filter((_, i) => i % 2 === 0)
    for (const endpoint of half) {
      for (const { wrong, ...request } of rawRequests(endpoint, addressOf(endpoint, {}))) {
        await checked(endpoint.path, wrong, async () => {
          const answer = await inject(request)
          refused[wrong] = (refused[wrong] ?? new Set()).add(answer.status)
          return answer
        })
      }
    }
    for (const statuses of Object.values(refused))
      expect([...statuses].every((status) => status >= 400)).toBe(true)
    expect([...(refused['2 MB'] ?? [413])]).toEqual([413])
  })
})
