import type { IncomingMessage, ServerResponse } from 'node:http'
import { DATA_POLICY } from '@zhushutong/domain/security-headers'
import inject, { type Response } from 'light-my-request'
import { type Rendering, renderWatched } from '../wiring/server/rendering'
import { makeBody } from './page-body'
import type { RenderedPage } from './page-cache'
import { createNoncePolicy, findNonce, formatPagePolicy, hashSource } from './page-policy'
import { findMissingPage, type SharedPage } from './page-request'
import { FRAME_REQUEST } from './router-data'

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const TIMEOUT_MS = 30_000
/** The time in s after which a client may ask again for a page without its data. */
const RETRY_AFTER_SECONDS = '2'
/**
 * The lifetime of a page in a cache in front of this server, in seconds. Together with the 5 s until a data
 * change is noticed (data-versions.ts), a page there is at most 10 s older than its data.
 */
const CACHE_IN_FRONT_SECONDS = 4
const PASSED_ON = [
  'content-type',
  'content-language',
  'link',
  'x-nextjs-rewritten-path',
  'x-nextjs-rewritten-query',
]

/** Asks Next for a page in this process, without cookies, so that it contains only data for everybody. */
const askNext = (
  handle: Handle,
  { url, host, reader, isData }: SharedPage,
  policy: string,
): Promise<Response> => {
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error)
      response.statusCode = 500
      response.end()
    })
  }
  return inject((request, response) => answer(request as IncomingMessage, response as ServerResponse), {
    url,
    // Next renders some pages differently for crawlers, and this one is for all.
    headers: {
      ...reader,
      ...(isData && FRAME_REQUEST),
      host,
      'user-agent': '',
      'content-security-policy': policy,
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}

/** Marker of a page with a failed part (ui/states.tsx): it is not cached, as the failure may be the reader's. */
const FAILED = { document: ' data-failed=""', data: '"data-failed":""' }

/**
 * A response as a page for all visitors; null if a part failed for its reader, or if it sets a cookie.
 *
 * The hashes of the inline scripts that have the nonce replace it: in a cached page a nonce could be read and reused.
 * It was known to Next only during rendering. A script injected with the page's data has no nonce, so it is not
 * hashed and does not run.
 */
const toPage = async (
  answer: Response,
  { isData, isComplete, isUnavailable }: { isData?: boolean } & Rendering,
  nonce: string,
  vary: string,
): Promise<RenderedPage | null> => {
  const { statusCode: status, headers, rawPayload, payload: html } = answer
  if (status !== 200 && status !== 404) return null
  const hasFailed = isComplete && rawPayload.includes(FAILED[isData ? 'data' : 'document'])
  if (headers['set-cookie'] || hasFailed) return null
  const withoutNonce = (text: string) => text.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '')
  const inlineScript = new RegExp(`<script(?=[^>]* nonce="${nonce}")(?![^>]* src=)[^>]*>(.*?)</script>`, 'gs')
  const scripts = Array.from(html.matchAll(inlineScript), ([, text = '']) => withoutNonce(text))
  // Preload headers contain the nonce too.
  const passedOn = PASSED_ON.flatMap((name) => {
    const value = headers[name]
    return value === undefined ? [] : [[name, String(value).replaceAll(nonce, '')] as const]
  })
  return {
    status: isUnavailable ? 503 : status,
    isComplete,
    body: await makeBody(Buffer.from(withoutNonce(html))),
    headers: {
      ...Object.fromEntries(passedOn),
      // Data differ by more headers of the router than a cache in front of this server should know.
      ...(isData
        ? { 'content-security-policy': DATA_POLICY, 'cache-control': 'no-store' }
        : {
            'content-security-policy': formatPagePolicy([...new Set(scripts.map(hashSource))]),
            'cache-control': `public, max-age=0, s-maxage=${CACHE_IN_FRONT_SECONDS}`,
          }),
      ...(isUnavailable && { 'retry-after': RETRY_AFTER_SECONDS, 'cache-control': 'no-store' }),
      vary,
    },
  }
}

/**
 * Renders the pages of visitors.
 * @throws on a server error: the cache then serves an older page
 */
export function createPageRenderer(handle: Handle, vary: string) {
  return async function render(page: SharedPage): Promise<RenderedPage | null> {
    const { url, host } = page
    const policy = createNoncePolicy()
    const { answer, ...rendering } = await renderWatched(() => askNext(handle, page, policy))
    if (answer.statusCode >= 500) throw new Error(`${url} answered ${answer.statusCode}`)
    // The page of a missing record is empty without scripts.
    const missing = findMissingPage(host)
    if (answer.statusCode === 404 && url !== missing.url) return page.isData ? null : render(missing)
    return toPage(answer, { isData: page.isData, ...rendering }, findNonce(policy) ?? '', vary)
  }
}
