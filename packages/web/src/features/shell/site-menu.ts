import { loadOnce } from './load-once'
import type { LinkGroup } from './types'

/** The portal's address of the menu's entries, which are not part of the pages. */
const SITE_MENU = '/assets/site-menu.json'

export const loadSiteMenu = loadOnce<readonly LinkGroup[]>(SITE_MENU)
