import type { AuthProvider, HttpError } from '@refinedev/core'
import type { ResultOf } from '@zhushutong/sdk/contract'
import type { staffSession } from '@zhushutong/sdk/staff'
import { callStaff } from '../api'

/** The logged-in person, and their resources. */
export type Self = ResultOf<typeof staffSession.self>

const UNAUTHORIZED = 401

/** The session is a cookie that scripts cannot read; only the gateway knows if it is valid. */
export const authProvider: AuthProvider = {
  // The login page makes its call itself, in two steps.
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
      // If the gateway does not answer, the session may still be valid: typed text must not be lost.
      const isOver = (error as HttpError).statusCode === UNAUTHORIZED
      return isOver ? { authenticated: false, redirectTo: '/login', logout: false } : { authenticated: true }
    }
  },
  getIdentity: () => callStaff('session', 'self', {}),
  onError: async (error: { statusCode?: number }) =>
    error.statusCode === UNAUTHORIZED ? { logout: true, redirectTo: '/login' } : {},
}
