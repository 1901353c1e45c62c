import 'server-only'
import type { NavLink } from '@/features/shell'
import { portalOrigin } from '@/wiring/server/environment'
import { listSubSites } from '@/wiring/server/sites'

export function subSiteLinks(): NavLink[] {
  return listSubSites(portalOrigin()).flatMap(({ city, origin }) =>
    city ? [{ label: city.areaName, href: `${origin}/` }] : [],
  )
}
