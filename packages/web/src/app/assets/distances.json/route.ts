import { distanceBetween, findDivisionByLocation } from '@zhushutong/domain/divisions'
import { formatDistance } from '@zhushutong/domain/formatting'
import { headers } from 'next/headers'
import { FIGURES, orNull } from '@/wiring/server/answers'
import { readerContainer } from '@/wiring/server/container'
import { CALLS } from '@/wiring/server/services'

export const dynamic = 'force-dynamic'

const MAX_PLACES = 100

/**
 * The distances from the place of the reader's address to given places (VAL-23); empty if that place is
 * unknown.
 */
export async function GET(request: Request): Promise<Response> {
  const { location } = readerContainer(await headers()).get(CALLS)
  const place = (await orNull(location.testIp({}, FIGURES)))?.found
  const here = place && findDivisionByLocation(place)
  const places = (new URL(request.url).searchParams.get('to') ?? '').split(',').slice(0, MAX_PLACES)
  const texts = places.flatMap((code) => {
    const km = here && /^\d{6}$/.test(code) ? distanceBetween(here.code, code) : null
    return km === null ? [] : [[code, km === 0 ? '同城' : `约 ${formatDistance(km)}`] as const]
  })
  const answer = { here: here?.name ?? null, texts: Object.fromEntries(texts) }
  return Response.json(answer, { headers: { 'cache-control': 'private, max-age=300' } })
}
