import { randomUUID } from 'node:crypto'
import type { Database } from '../../platform/db'
import { DEMO_ACCOUNTS } from '../demo-accounts'
import type { WechatLogin } from './wechat.ports'
import { wechatAccounts } from './wechat.table'

/** Path of the sandbox page that replaces WeChat's own. */
export const SANDBOX_WECHAT_PATH = '/sandbox/wechat'

/** The WeChat identity of a demo account. */
const openIdOf = (key: string) => `sandbox-${key}`

const NEW = /^sandbox-new-[\da-f-]{36}$/
const isKnown = (code: string) => NEW.test(code) || DEMO_ACCOUNTS.some(({ key }) => openIdOf(key) === code)

/**
 * What the sandbox page confirms with: the WeChat of a demo account, or null for one that is not bound to
 * any account.
 */
export function sandboxCode(key: string | null): string {
  return key === null ? openIdOf(`new-${randomUUID()}`) : openIdOf(key)
}

/**
 * Replaces WeChat in the sandbox: its page is served by the gateway, and the code itself contains the
 * identity.
 */
export function sandboxWechat(origin: () => string): WechatLogin {
  return {
    // In the query string, which is never logged.
    confirmUrl: (state) => `${origin()}${SANDBOX_WECHAT_PATH}?state=${state}`,
    isPage: false,
    exchangeCode: async (code) => (isKnown(code) ? { openId: code, unionId: null } : { error: 'refused' }),
  }
}

/** Binds a WeChat to every demo account; one that was bound to another in the meantime stays as it is. */
export async function seedWechats({ orm }: Pick<Database, 'orm'>, now: number): Promise<void> {
  const rows = DEMO_ACCOUNTS.map(({ id, key }) => ({ userId: id, openId: openIdOf(key), createdAt: now }))
  await orm.insert(wechatAccounts).values(rows).onConflictDoNothing()
}
