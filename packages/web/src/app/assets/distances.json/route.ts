import { distanceBetween, findDivisionByLocation } from '@zhushutong/domain/divisions'
import { formatDistance } from '@zhushutong/domain/formatting'
import { headers } from 'next/headers'
import { readerContainer } from '@/wiring/server/container'

export const dynamic = 'force-dynamic'

const MAX_PLACES = 100

/**
 * The distances from the place of the reader's address to given places (VAL-23); empty if that place is
 * unknown.
 */
export async function GET(request: Request): Promise<Response> {
  const location = await (await readerContainer(await headers()).get('site')).knownLocation()
  const here = location && findDivisionByLocation(location)
  const places = (new URL(request.url).searchParams.get('to') ?? '').split(',').slice(0, MAX_PLACES)
  const texts = places.flatMap((place) => {
    const km = here && /^\d{6}$/.test(place) ? distanceBetween(here.code, place) : null
    return km === null ? [] : [[place, km === 0 ? '同城' : `约 ${formatDistance(km)}`] as const]
  })
  const answer = { here: here?.name ?? null, texts: Object.fromEntries(texts) }
  return Response.json(answer, { headers: { 'cache-control': 'private, max-age=300' } })
}
