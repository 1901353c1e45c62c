import type { FastifyRequest } from 'fastify'

/** True when a page of another site sent the form (CSRF), by Sec-Fetch-Site or else by Origin. */
export function isForeignForm(request: Pick<FastifyRequest, 'headers'>): boolean {
  const site = request.headers['sec-fetch-site']
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none'
  const { origin, host } = request.headers
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)
}
