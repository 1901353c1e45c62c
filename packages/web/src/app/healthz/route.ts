export const dynamic = 'force-dynamic'

/** Liveness: this process answers; says nothing about its dependencies. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
}
