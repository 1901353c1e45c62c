import type { AuthProvider, HttpError } from '@refinedev/core'
import type { ResultOf } from '@zhushutong/sdk/contract'
import type { staffSession } from '@zhushutong/sdk/staff'
import { callStaff } from '../api'

/** Who is logged in, and what they see. */
export type Self = ResultOf<typeof staffSession.self>

const UNAUTHORIZED = 401

/** The session is a cookie that scripts cannot read; whether it holds, the gateway says. */
export const authProvider: AuthProvider = {
  // The page of the login makes its call itself, in two steps.
  login: async () => ({ success: true, redirectTo: '/' }),
  async logout() {
    await callStaff('session', 'logout', {}).catch(() => null)
    return { success: true, redirectTo: '/login' }
  },
  async check() {
    try {
      await callStaff('session', 'self', {})
      return { authenticated: true }
    } catch (error) {
      // Where the gateway does not answer the session may still hold: what is typed must not be lost.
      const isOver = (error as HttpError).statusCode === UNAUTHORIZED
      return isOver ? { authenticated: false, redirectTo: '/login', logout: false } : { authenticated: true }
    }
  },
  getIdentity: () => callStaff('session', 'self', {}),
  onError: async (error: { statusCode?: number }) =>
    error.statusCode === UNAUTHORIZED ? { logout: true, redirectTo: '/login' } : {},
}
