import { findRoute, type RouteName } from '@zhushutong/domain/addresses'
import type { Metadata } from 'next'
import { pageMetadata } from '../seo/metadata'

/** The head of a static page: its route's title, and the description for search engines. */
export function staticMetadata(route: RouteName, description: string): Metadata {
  const { zh, pattern } = findRoute(route)
  return pageMetadata({ title: zh, description, path: pattern })
}
