import 'server-only'
import { findRoute, ROUTES, type Route } from '@zhushutong/domain/addresses'
import { headers } from 'next/headers'
import { cache } from 'react'
import { ROUTE_HEADER } from './route-header'

/** The route of the page; a link from outside has the route of the page that it shows (NAV-14). */
export const currentRoute = cache(async (): Promise<Route> => {
  const name = (await headers()).get(ROUTE_HEADER)
  const route = ROUTES.find((candidate) => candidate.name === name) ?? findRoute('notFound')
  return ROUTES.find((shown) => shown.name === route.screenOf) ?? route
})
