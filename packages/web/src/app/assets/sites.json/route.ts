import { findCityByLocation } from '@zhushutong/domain/region'
import { headers } from 'next/headers'
import type { SiteList } from '@/features/shell'
import { subSiteLinks } from '@/screens/frame/sub-sites'
import { portalOrigin } from '@/settings/environment'
import { FIGURES, orNull } from '@/wiring/server/answers'
import { readerContainer } from '@/wiring/server/container'
import { CALLS } from '@/wiring/server/services'

export const dynamic = 'force-dynamic'

/** The list of sites, and the one at the reader's place; loaded when the region tag is opened (REG-04). */
export async function GET(): Promise<Response> {
  const { location } = readerContainer(await headers()).get(CALLS)
  const place = await orNull(location.byIp({}, FIGURES))
  const here = place && findCityByLocation(place)
  const list: SiteList = { main: `${portalOrigin()}/`, here: here?.areaName ?? null, sites: subSiteLinks() }
  return Response.json(list, { headers: { 'cache-control': 'private, max-age=300' } })
}
