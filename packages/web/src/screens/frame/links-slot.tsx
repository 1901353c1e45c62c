import { type FriendLinkPage, listFriendLinks } from '@zhushutong/domain/portal/shell'
import { LinkLine } from '@/features/shell'
import { currentRoute } from '@/routing/current-route'
import { currentReader, type Reader } from '../reader'
import { loadFriendLinks } from '../shared-loads'
import { subSiteLinks } from './sub-sites'

// One footer for all pages: groups of links for other layouts are included, in this order.
const LOCATIONS = ['up', 'down', 'split'] as const

const listShownFriendLinks = async ({ site, portalSite }: Reader, isHome: boolean) => {
  const page: FriendLinkPage = { route: isHome ? 'home' : null, areaCode: portalSite.city?.areaCode ?? null }
  const links = await loadFriendLinks(site, portalSite)
  return LOCATIONS.flatMap((location) => listFriendLinks(links, page, location)).map(({ name, url }) => ({
    label: name,
    href: url,
    external: true,
  }))
}

/** The links at the end of the footer: to the city sites on the home page, and to friends (SHL-09). */
export async function LinksSlot() {
  const isHome = (await currentRoute()).name === 'home'
  return (
    <>
      <LinkLine title="城市站点" links={isHome ? subSiteLinks() : []} />
      <LinkLine title="友情链接" links={await listShownFriendLinks(await currentReader(), isHome)} />
    </>
  )
}
