import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isRequestId } from '@zhushutong/domain/portal/errors'
import type { Tracing } from '@zhushutong/telemetry/tracing'
import { type RequestKind, requestKindOf } from './request-kind'

/** The measurements of the portal's server. */
export interface PortalMeters {
  readonly request: (kind: RequestKind, status: number, seconds: number) => void
  readonly page: (state: string) => void
}

export interface RequestObserver {
  /** Begins the request's trace, and names it in the header that goes on to the gateway. */
  readonly begin: (request: IncomingMessage, response: ServerResponse) => void
  /** A page from the cache, with the state of its entry. */
  readonly page: (state: string) => void
}

const UNTRACED: ReadonlySet<RequestKind> = new Set(['file', 'health'])

/** The path without query, and without numbers as long as a phone number. */
const pathOf = (url: string): string => (url.split('?', 1)[0] ?? '').replace(/\d{11,}/g, '*').slice(0, 200)

/** The browser's id of the request, or a new one. */
const readRequestId = ({ headers }: IncomingMessage): string => {
  const id = headers['x-request-id']
  return isRequestId(id) ? id : randomUUID()
}

export function observeRequests(tracing: Tracing | null, meters: PortalMeters | null): RequestObserver {
  const beginSpan = (request: IncomingMessage, kind: RequestKind) => {
    if (!tracing || UNTRACED.has(kind)) return null
    const { method = '', url = '' } = request
    const id = readRequestId(request)
    const span = tracing.begin({
      name: `${method} ${kind}`,
      kind: 'server',
      attributes: { 'http.request.method': method, 'url.path': pathOf(url), 'request.id': id },
    })
    Object.assign(request.headers, { traceparent: span.traceparent, 'x-request-id': id })
    return span
  }
  return {
    begin(request, response) {
      const kind = requestKindOf(request)
      const span = beginSpan(request, kind)
      const from = performance.now()
      response.once('close', () => {
        const { statusCode: status } = response
        span?.set({ 'http.response.status_code': status })
        span?.end(status >= 500 ? String(status) : undefined)
        meters?.request(kind, status, (performance.now() - from) / 1000)
      })
    },
    page: (state) => meters?.page(state),
  }
}
