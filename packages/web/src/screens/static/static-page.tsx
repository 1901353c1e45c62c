import { type RouteName, routeByName } from '@zhushutong/domain/navigation'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Frame } from '../frame/frame'
import { currentReader } from '../reader'
import { pageMetadata } from '../seo/metadata'

/** Head of a static page: the title is its route's, the description what search engines show below. */
export const staticMetadata = (route: RouteName, description: string): Metadata => {
  const { zh, pattern } = routeByName(route)
  return pageMetadata({ title: zh, description, path: pattern })
}

/** A static page in the layout that its route asks for (NAV-10). */
export async function StaticPage({ route, children }: { route: RouteName; children: ReactNode }) {
  if (routeByName(route).layout !== 'default') return children
  return <Frame reader={await currentReader()}>{children}</Frame>
}
