import { siteMenu } from '@/screens/frame/menus'

export const dynamic = 'force-static'

/** The site menu, fetched by a page whose menu is opened. It follows from the routes that have a screen. */
export const GET = (): Response => Response.json(siteMenu())
