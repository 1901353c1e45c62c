import type { ClientOptions } from '../client'
import { portalError } from '../errors'
import type { AnswerFor, CallName } from './call-names'
import { isCallName, loadAllSchemas } from './calls'
import { createFakeClock, type FakeClock } from './fake-clock'
import { withoutSecrets } from './request'
import { createScript } from './script'
import { createServer } from './serve'

export interface FakeGatewayOptions {
  /** The time at the start, in ms since epoch. Default: 2026-11-20 10:00 in Shanghai. */
  readonly now?: number
  /** The token of the client; null for a visitor. Default: 'fake-token'. */
  readonly token?: string | null
}

/** A request that the gateway has received. */
export interface FakeRequest {
  /** The name of the call, `companies.search`. */
  readonly call: string
  /** The input with its defaults; of an upload null. */
  readonly input: unknown
  /** Without the token and other secrets. */
  readonly headers: Readonly<Record<string, string>>
  readonly hasToken: boolean
  /** ms since epoch, of the fake clock. */
  readonly at: number
}

export interface FakeGateway {
  /** For `createPortalClient`, with further options if needed. */
  readonly options: ClientOptions
  /** The clock of clients with these options. */
  readonly clock: FakeClock
  readonly requests: readonly FakeRequest[]
  /** The faults of the test itself, such as a wrong answer; also those whose error the program has caught. */
  readonly problems: readonly string[]
  /**
   * Answers a call by each of the answers in turn; the last one stays. Records, exports.get, exports.file and
   * assistant.chat have plausible answers without; every other call needs its own.
   * @example
   * gateway.answer('companies.search', refusal('00429', { retryAfter: 5_000 }), { records: [aListItem('company')] })
   */
  readonly answer: <N extends CallName>(
    name: N,
    ...answers: readonly [AnswerFor<N>, ...AnswerFor<N>[]]
  ) => void
}

const START = 1_795_140_000_000

/**
 * A gateway within the process, for tests of programs that use the SDK. It needs no network and no time: answers are
 * scripted, checked against the contract, and its clock moves when the test says so.
 * @example
 * const gateway = createFakeGateway()
 * const client = createPortalClient(gateway.options)
 */
export function createFakeGateway({
  now = START,
  token = 'fake-token',
}: FakeGatewayOptions = {}): FakeGateway {
  const requests: FakeRequest[] = []
  const problems: string[] = []
  let loaded: Promise<void> | undefined
  const ready = () => {
    loaded ??= loadAllSchemas()
    return loaded
  }
  const clock = createFakeClock(now, ready)
  const fail = (problem: string): never => {
    problems.push(problem)
    throw portalError({ kind: 'decode', code: 'FAKE', message: `假网关：${problem}` })
  }
  const script = createScript(clock.now, fail)
  const serve = createServer({
    clock,
    script,
    fail,
    onRequest: ({ match, input, outgoing: { headers } }) =>
      requests.push({
        call: match.call.name,
        input,
        headers: withoutSecrets(headers),
        hasToken: headers.authorization !== undefined,
        at: clock.now(),
      }),
  })
  return {
    options: { baseUrl: 'https://fake.gateway', token, transport: { open: serve }, clock, encrypt: 'never' },
    clock,
    requests,
    problems,
    answer: (name, ...answers) => {
      if (!isCallName(name)) throw new TypeError(`假网关：没有 ${name} 这个调用`)
      script.set(name, answers)
    },
  }
}
