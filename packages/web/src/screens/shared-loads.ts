import { cache } from 'react'
import type { PortalSite } from '@/settings/sites'
import type { Site } from '@/wiring/server/site'
import type { ResultOf } from '@/wiring/types'

/** The banners shown at the moment, loaded once per page. */
export const loadBanners = cache(
  async (site: Site): Promise<ResultOf<'content', 'banners'>> => (await site.banners()) ?? [],
)

/** The friend links of a site's pages, including its home page (SHL-09). */
export async function loadFriendLinks(
  site: Site,
  { city }: PortalSite,
): Promise<ResultOf<'content', 'friendLinks'>> {
  const columns = ['home', city?.areaCode].filter((column) => column !== undefined).join()
  return (await site.friendLinks(columns)) ?? []
}
