import { siteMenu } from '@/screens/frame/menus'
import { externalSites } from '@/settings/environment'

export const dynamic = 'force-dynamic'

/**
 * The site menu, loaded when a page's menu is opened: the routes with a screen, and the external sites of
 * this installation.
 */
export function GET(): Response {
  return Response.json(siteMenu(externalSites()), { headers: { 'cache-control': 'public, max-age=300' } })
}
