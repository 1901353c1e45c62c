import type { LinkGroup } from './types'

/** The portal's own address of the menu: entries are not part of the pages. */
export const SITE_MENU = '/assets/site-menu.json'

let loading: Promise<readonly LinkGroup[]> | undefined

/** The groups of the site menu, fetched once for a page. */
export function loadSiteMenu(): Promise<readonly LinkGroup[]> {
  loading ??= fetch(SITE_MENU).then((answer) => {
    if (!answer.ok) throw new Error(`${SITE_MENU} answered ${answer.status}`)
    return answer.json() as Promise<readonly LinkGroup[]>
  })
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
