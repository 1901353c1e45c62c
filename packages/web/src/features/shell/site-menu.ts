import { loadOnce } from './load-once'
import type { LinkGroup } from './types'

/** The portal's own address of the menu: entries are not part of the pages. */
export const SITE_MENU = '/assets/site-menu.json'

/** The groups of the site menu. */
export const loadSiteMenu = loadOnce<readonly LinkGroup[]>(SITE_MENU)
