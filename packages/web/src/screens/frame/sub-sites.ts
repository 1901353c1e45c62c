import 'server-only'
import type { NavLink } from '@/features/shell'
import { portalOrigin } from '@/settings/environment'
import { listSubSites } from '@/settings/sites'

export function subSiteLinks(): NavLink[] {
  return listSubSites(portalOrigin()).flatMap(({ city, origin }) =>
    city ? [{ label: city.areaName, href: `${origin}/` }] : [],
  )
}
