import type { Paths } from '../api'
import { buildErrorFromAnswer, isPortalError, kindText, type PortalError, portalError } from '../errors'
import { withDeadline } from '../transport/deadline'
import { buildRedirectError } from '../transport/transport'

export { type FieldProblem, isPortalError, type PortalError } from '../errors'

export interface FetchClientOptions {
  /** The gateway's address, `https://gateway.example.com`, or a path of the page's own origin. */
  readonly baseUrl: string
  /** Returns the current token, or nothing. */
  readonly getToken?: () => string | undefined | Promise<string | undefined>
  /** Total limit of a call in ms. Default 30000. */
  readonly timeout?: number
  readonly fetch?: typeof fetch
}

export interface FetchCallOptions {
  /** Cancels the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** Total limit in ms. */
  readonly timeout?: number
}

/** A POST call by its path in the API reference, which determines the types of input and result. */
export type FetchPost = <Path extends keyof Paths>(
  path: Path,
  input: Paths[Path]['input'],
  options?: FetchCallOptions,
) => Promise<Paths[Path]['result']>

const LIMIT_MS = 30_000
const SUCCESS = '00000'

interface Envelope {
  readonly statusCode?: unknown
  readonly statusMessage?: unknown
  readonly data?: unknown
}

const readEnvelope = async (response: Response): Promise<Envelope> => {
  try {
    return ((await response.json()) as Envelope | null) ?? {}
  } catch {
    return {}
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

const failureOf = (
  response: Response,
  { statusCode, statusMessage, data }: Envelope,
  id: string,
): PortalError => {
  const { status, headers } = response
  const code = textOf(statusCode)
  const requestId = headers.get('x-request-id') ?? id
  if (status === 200 && code === null)
    return portalError({ kind: 'decode', message: kindText('decode'), requestId, status })
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  const retryAfter = Number.isNaN(seconds) ? null : seconds * 1000
  return buildErrorFromAnswer({ status, code, message: textOf(statusMessage), data, requestId, retryAfter })
}

/**
 * The smallest client: POST calls over fetch, with the same errors and limits as the full client, but without
 * validation, encryption or retries. For pages where every kilobyte counts.
 * @example
 * const { post } = createFetchClient({ baseUrl })
 * const { records } = await post('/jian-butler-project-biz/company/searchAssociation', { companyNames: '重庆' })
 */
export function createFetchClient(options: FetchClientOptions): { readonly post: FetchPost } {
  const base = options.baseUrl.replace(/\/+$/, '')

  const send = async (path: string, input: unknown, id: string, signal: AbortSignal): Promise<unknown> => {
    const token = await options.getToken?.()
    const response = await (options.fetch ?? fetch)(base + path, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-request-id': id,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(input),
      signal,
      cache: 'no-store',
      redirect: 'manual',
    })
    // Browsers hide the status of a redirect.
    const { status, type } = response
    if (type === 'opaqueredirect' || (status >= 300 && status < 400))
      throw buildRedirectError(id, status || null)
    const envelope = await readEnvelope(response)
    if (response.status === 200 && envelope.statusCode === SUCCESS) return envelope.data
    throw failureOf(response, envelope, id)
  }

  const post = async (path: string, input: unknown, fetchCallOptions: FetchCallOptions = {}) => {
    const id = crypto
      .getRandomValues(new Uint8Array(16))
      .reduce((hex, byte) => hex + byte.toString(16).padStart(2, '0'), '')
    return withDeadline(
      fetchCallOptions.timeout ?? options.timeout ?? LIMIT_MS,
      fetchCallOptions.signal,
      id,
      async (signal) => {
        try {
          return await send(path, input, id, signal)
        } catch (error) {
          if (isPortalError(error) || signal.aborted) throw error
          // The cause is dropped: it may contain the request with its token.
          throw portalError({ kind: 'network', message: kindText('network'), requestId: id })
        }
      },
    )
  }

  return { post: post as FetchPost }
}
