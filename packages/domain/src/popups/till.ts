import { PURCHASE_PATH } from '../purchase'

/** Where something is paid or a login is made; each with what is below it. */
const TILLS: readonly string[] = [
  PURCHASE_PATH,
  '/center',
  '/auth/login',
  '/login',
  '/bossLogin',
  '/bossOrder',
]

/** Whether no banner and no offer comes on a page, by its path (POP-06). */
export function isTillPath(path: string): boolean {
  return TILLS.some((till) => path === till || path === `${till}.html` || path.startsWith(`${till}/`))
}
