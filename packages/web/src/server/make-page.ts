import { type IncomingHttpHeaders, request } from 'node:http'
import { makeBody } from './page-body'
import type { MadePage } from './page-cache'
import type { SharedPage } from './page-request'

/** Marks the server's own requests, by a secret of the process. */
export const OWN_HEADER = 'x-page-own'

const GIVES_UP_MS = 30_000
/**
 * How long a cache in front may keep a page, in seconds. Together with the 5 s in which a change of data is noticed
 * (data-versions.ts), no page there is older than 10 s after its data changed.
 */
const CACHE_IN_FRONT_SECONDS = 4
const PASSED_ON = ['content-type', 'content-language', 'link', 'content-security-policy']

/** Where this server listens. */
interface Place {
  readonly host: string
  readonly port: number
}

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Asks this very server, past its cache and without any cookie: the page can hold only what all may see. */
const fetchPage = (at: Place, secret: string, path: string, host: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { host, [OWN_HEADER]: secret }
    const asked = request({ ...at, path, headers, timeout: GIVES_UP_MS }, (answer) => {
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
    asked.on('timeout', () => asked.destroy(new Error(`${path} was not made in ${GIVES_UP_MS} ms`)))
    asked.on('error', reject)
    asked.end()
  })

/** How a page says that a part of it failed (ui/states.tsx): the next reader deserves another try. */
const FAILED = ' data-failed=""'

const headersOf = ({ headers }: Answer): Record<string, string> =>
  Object.fromEntries(
    PASSED_ON.flatMap((name) => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value] as const] : []
    }),
  )

/** An answer as a page for all visitors; null for one that is not whole, or sets a cookie. */
const toPage = async (answer: Answer, vary: string): Promise<MadePage | null> => {
  const { status, headers, body } = answer
  if (status !== 200 && status !== 404) return null
  if (headers['set-cookie'] || body.includes(FAILED)) return null
  return {
    status,
    body: await makeBody(body),
    headers: {
      ...headersOf(answer),
      'cache-control': `public, max-age=0, s-maxage=${CACHE_IN_FRONT_SECONDS}`,
      vary,
    },
  }
}

/**
 * Makes the pages of visitors.
 * @throws where the server has failed: an older page is better than that
 */
export const createPageMaker =
  (place: () => Place, secret: string, host: string, vary: string) =>
  async ({ url }: SharedPage): Promise<MadePage | null> => {
    const answer = await fetchPage(place(), secret, url, host)
    if (answer.status >= 500) throw new Error(`${url} answered ${answer.status}`)
    return toPage(answer, vary)
  }
