import { siteMenu } from '@/screens/frame/menus'

export const dynamic = 'force-static'

/** The site menu, loaded when a page's menu is opened. Derived from the routes that have a screen. */
export function GET(): Response {
  return Response.json(siteMenu())
}
