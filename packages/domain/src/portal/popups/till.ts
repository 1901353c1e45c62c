import { PURCHASE_PATH } from '../../purchase'

/** Pages of payment and login, and the pages below each of them. */
const TILLS: readonly string[] = [
  PURCHASE_PATH,
  '/center',
  '/auth/login',
  '/login',
  '/bossLogin',
  '/bossOrder',
]

/** True when a page, by its path, shows no banner and no offer (POP-06). */
export function isTillPath(path: string): boolean {
  return TILLS.some((till) => path === till || path === `${till}.html` || path.startsWith(`${till}/`))
}
