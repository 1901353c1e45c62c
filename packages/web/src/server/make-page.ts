import { createHash } from 'node:crypto'
import { type IncomingHttpHeaders, request } from 'node:http'
import { SESSION_COOKIES } from '@zhushutong/domain/session'
import { HANDED_HEADER, handOver, letGo } from '../wiring/hand-over'
import type { MembersAsk } from './member-ask'
import type { PageAsk } from './page-ask'
import type { KeptPage } from './page-cache'

/** How the rewrite of proxy.ts says for how many seconds a page may be kept. */
export const LIFE_HEADER = 'x-page-life'
/** Marks the server's own requests, by a secret of the process. */
export const OWN_HEADER = 'x-page-own'

/** Says that a member asks, and not who. */
const NO_TOKEN = `${SESSION_COOKIES.token.name}=-`

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

const fetchPage = (
  { host: at, port }: Place,
  secret: string,
  ask: PageAsk,
  more: Readonly<Record<string, string>>,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { url: path, host, proto, userAgent } = ask
    const headers = {
      host,
      'x-forwarded-proto': proto,
      'user-agent': userAgent,
      [OWN_HEADER]: secret,
      ...more,
    }
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

const isWhole = ({ status, headers, body }: Answer) =>
  status === 200 && !headers['set-cookie'] && !body.includes(FAILED)

const keptHeaders = ({ headers }: Answer): Record<string, string> =>
  Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value] as const] : []
    }),
  )

/** What of an answer may be shown to others; null for what is not a whole page or sets a cookie. */
export const keptPageOf = (answer: Answer, vary: string): KeptPage | null => {
  const { headers, body } = answer
  const seconds = Number(headers[LIFE_HEADER])
  if (!isWhole(answer) || !(seconds > 0)) return null
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  return {
    etag,
    body,
    lifeMs: seconds * 1000,
    headers: {
      ...keptHeaders(answer),
      'content-length': String(body.length),
      'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${STALE_SECONDS}`,
      etag,
      vary,
    },
  }
}

const MEMBERS_LIFE_MS = 60_000

/** Whether the name stands in text or an attribute only: in a script it would have to be written otherwise. */
const isOutsideScripts = (parts: readonly Buffer[]) => {
  let [opened, closed] = [0, 0]
  return parts.slice(0, -1).every((part) => {
    const text = part.toString('latin1')
    opened += text.split('<script').length - 1
    closed += text.split('</script').length - 1
    return opened === closed
  })
}

const splitAt = (body: Buffer, mark: string): Buffer[] => {
  const parts: Buffer[] = []
  let from = 0
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, from)) {
    parts.push(body.subarray(from, at))
    from = at + mark.length
  }
  return [...parts, body.subarray(from)]
}

/** A page for members, cut where a name belongs; null for what is not a whole page. */
export const membersPageOf = (answer: Answer, mark: string, vary: string): KeptPage | null => {
  const parts = splitAt(answer.body, mark)
  if (!isWhole(answer) || parts.length < 2 || !isOutsideScripts(parts)) return null
  return {
    etag: '',
    body: answer.body,
    parts,
    lifeMs: MEMBERS_LIFE_MS,
    headers: {
      ...keptHeaders(answer),
      'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate',
      vary,
    },
  }
}

/**
 * Makes pages by asking this very server, past its cache: for visitors without any cookie, for members of certain
 * entitlements with a cookie that holds no token, so that a page can hold nothing but what all who get it may see.
 * @throws where the server has failed: an older page is better than that
 */
export const pageMaker = (place: () => Place, secret: string, vary: string) => {
  const made = async (ask: PageAsk, more: Readonly<Record<string, string>>): Promise<Answer> => {
    const answer = await fetchPage(place(), secret, ask, more)
    if (answer.status >= 500) throw new Error(`${ask.url} answered ${answer.status}`)
    return answer
  }
  return {
    forVisitors: async (ask: PageAsk) => keptPageOf(await made(ask, {}), vary),
    forMembers: async (ask: MembersAsk) => {
      const list = await ask.read()
      if (!list) return null
      const id = handOver(list)
      try {
        return membersPageOf(await made(ask, { [HANDED_HEADER]: id, cookie: NO_TOKEN }), id, vary)
      } finally {
        letGo(id)
      }
    },
  }
}
