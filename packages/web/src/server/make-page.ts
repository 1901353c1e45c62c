import { createHash } from 'node:crypto'
import { type IncomingHttpHeaders, request } from 'node:http'
import type { PageAsk } from './page-ask'
import type { KeptPage } from './page-cache'

/** How the rewrite of proxy.ts says for how many seconds a page may be kept. */
export const LIFE_HEADER = 'x-page-life'
/** Marks the server's own requests, by a secret of the process. */
export const OWN_HEADER = 'x-page-own'

const GIVES_UP_MS = 30_000
/** How long a cache in front may show an old page while it fetches the new one, in seconds. */
const STALE_SECONDS = 600
const KEPT_HEADERS = ['content-type', 'content-language', 'link', 'content-security-policy']

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

/** Without any cookie: a page made so can only hold what every visitor may see. */
const fetchPage = ({ host: at, port }: Place, secret: string, ask: PageAsk): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { url: path, host, proto, userAgent } = ask
    const headers = { host, 'x-forwarded-proto': proto, 'user-agent': userAgent, [OWN_HEADER]: secret }
    const asked = request({ host: at, port, path, headers, timeout: GIVES_UP_MS }, (answer) => {
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

/** What of an answer may be shown to others; null for what is not a whole page or sets a cookie. */
export const keptPageOf = ({ status, headers, body }: Answer, vary: string): KeptPage | null => {
  const seconds = Number(headers[LIFE_HEADER])
  if (status !== 200 || !(seconds > 0) || headers['set-cookie'] || body.includes(FAILED)) return null
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  const kept = KEPT_HEADERS.flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return {
    etag,
    body,
    lifeMs: seconds * 1000,
    headers: {
      ...Object.fromEntries(kept),
      'content-length': String(body.length),
      'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${STALE_SECONDS}`,
      etag,
      vary,
    },
  }
}

/**
 * Makes pages by asking this very server, past its cache.
 * @throws where the server has failed: an older page is better than that
 */
export const pageMaker =
  (place: () => Place, secret: string, vary: string) =>
  async (ask: PageAsk): Promise<KeptPage | null> => {
    const answer = await fetchPage(place(), secret, ask)
    if (answer.status >= 500) throw new Error(`${ask.url} answered ${answer.status}`)
    return keptPageOf(answer, vary)
  }
