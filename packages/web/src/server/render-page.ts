import { type IncomingHttpHeaders, request } from 'node:http'
import { hashScripts } from './hash-scripts'
import { makeBody } from './page-body'
import type { RenderedPage } from './page-cache'
import { findNonce, formatPagePolicy } from './page-policy'
import { findMissingPage, type SharedPage } from './page-request'

/** Marks the server's own requests, with a secret of the process as value. */
export const OWN_HEADER = 'x-page-own'

const TIMEOUT_MS = 30_000
/**
 * The lifetime of a page in a cache in front of this server, in seconds. Together with the 5 s until a data
 * change is noticed (data-versions.ts), a page there is at most 10 s older than its data.
 */
const CACHE_IN_FRONT_SECONDS = 4
const PASSED_ON = ['content-type', 'content-language', 'link']

interface ServerAddress {
  readonly host: string
  readonly port: number
}

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/**
 * Requests the page from this server, past its cache and without cookies, so that it contains only data for
 * everybody.
 */
const fetchPage = (
  at: ServerAddress,
  secret: string,
  { url: path, host, reader }: SharedPage,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { ...reader, host, [OWN_HEADER]: secret }
    const outgoing = request({ ...at, path, headers, timeout: TIMEOUT_MS }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 500,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error(`${path} was not made in ${TIMEOUT_MS} ms`)))
    outgoing.on('error', reject)
    outgoing.end()
  })

/** Marker of a page with a failed part (ui/states.tsx): it is not cached. */
const FAILED = ' data-failed=""'

const pickHeaders = ({ headers }: Answer, nonce: string): Record<string, string> =>
  Object.fromEntries(
    PASSED_ON.flatMap((name) => {
      const value = headers[name]
      // Preload headers contain the nonce too.
      return typeof value === 'string' ? [[name, value.replaceAll(nonce, '')] as const] : []
    }),
  )

/** A response as a page for all visitors; null if it is incomplete, or sets a cookie. */
const toPage = async (answer: Answer, vary: string): Promise<RenderedPage | null> => {
  const { status, headers, body } = answer
  if (status !== 200 && status !== 404) return null
  if (headers['set-cookie'] || body.includes(FAILED)) return null
  const nonce = findNonce(String(headers['content-security-policy']))
  if (!nonce) return null
  const page = hashScripts(body, nonce)
  return {
    status,
    body: await makeBody(page.body),
    headers: {
      ...pickHeaders(answer, nonce),
      'content-security-policy': formatPagePolicy(page.sources),
      'cache-control': `public, max-age=0, s-maxage=${CACHE_IN_FRONT_SECONDS}`,
      vary,
    },
  }
}

/**
 * Renders the pages of visitors.
 * @throws on a server error: the cache then serves an older page
 */
export function createPageRenderer(place: () => ServerAddress, secret: string, vary: string) {
  return async function render(page: SharedPage): Promise<RenderedPage | null> {
    const { url, host } = page
    const answer = await fetchPage(place(), secret, page)
    if (answer.status >= 500) throw new Error(`${url} answered ${answer.status}`)
    // The page of a missing record is empty without scripts.
    const missing = findMissingPage(host)
    return answer.status === 404 && url !== missing.url ? render(missing) : toPage(answer, vary)
  }
}
