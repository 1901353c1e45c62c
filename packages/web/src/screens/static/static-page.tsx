import { findRoute, type RouteName } from '@zhushutong/domain/addresses'
import { findLayout } from '@zhushutong/domain/portal/navigation'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Frame } from '../frame/frame'
import { currentReader } from '../reader'
import { pageMetadata } from '../seo/metadata'

/** The head of a static page: its route's title, and the description for search engines. */
export function staticMetadata(route: RouteName, description: string): Metadata {
  const { zh, pattern } = findRoute(route)
  return pageMetadata({ title: zh, description, path: pattern })
}

/** A static page in the layout of its route (NAV-10). */
export async function StaticPage({ route, children }: { route: RouteName; children: ReactNode }) {
  if (findLayout(route) !== 'default') return children
  return (
    <Frame reader={await currentReader()} route={route}>
      {children}
    </Frame>
  )
}
