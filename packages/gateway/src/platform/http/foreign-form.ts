import type { FastifyRequest } from 'fastify'

/** Whether a form was sent from a page of another site; browsers tell where a form comes from. */
export function isForeignForm(request: Pick<FastifyRequest, 'headers'>): boolean {
  const site = request.headers['sec-fetch-site']
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none'
  const { origin, host } = request.headers
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)
}
