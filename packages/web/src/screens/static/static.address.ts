import { type Screen, UNFOLLOWED_SECONDS } from '../screen'

/**
 * The folders of app/screens/static; each is the page of the route with the same name (static-pages.ts).
 */
const PAGES: ReadonlySet<string> = new Set((process.env.STATIC_PAGES ?? '').split(','))

/** Pages without parameters, one page file each. */
export const staticPage: Screen = {
  lifeSeconds: UNFOLLOWED_SECONDS,
  address: ({ shown: { route } }) =>
    PAGES.has(route.name) ? { path: `static/${route.name}`, search: '' } : null,
}
