import 'server-only'
import { findRoute, ROUTES, type Route } from '@zhushutong/domain/addresses'
import { headers } from 'next/headers'
import { cache } from 'react'
import { ROUTE_HEADER } from './route-header'

/** The route of the page: of the one that a link from outside shows (NAV-14), and of home for an invitation. */
export const currentRoute = cache(async (): Promise<Route> => {
  const name = (await headers()).get(ROUTE_HEADER)
  const route = ROUTES.find((candidate) => candidate.name === name) ?? findRoute('notFound')
  const shown = route.name === 'share' ? 'home' : route.screenOf
  return ROUTES.find((candidate) => candidate.name === shown) ?? route
})
