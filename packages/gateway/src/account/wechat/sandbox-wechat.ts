import { randomUUID } from 'node:crypto'
import type { Database } from '../../platform/db'
import { DEMO_ACCOUNTS } from '../demo-accounts'
import type { WechatLogin } from './wechat.ports'
import { wechatAccounts } from './wechat.table'

export const SANDBOX_WECHAT_PATH = '/sandbox/wechat'

const openIdOf = (key: string) => `sandbox-${key}`

const NEW = /^sandbox-new-[\da-f-]{36}$/
const isKnown = (code: string) => NEW.test(code) || DEMO_ACCOUNTS.some(({ key }) => openIdOf(key) === code)

/** The code of the sandbox page: the WeChat identity of a demo account, or a new one for null. */
export function sandboxCode(key: string | null): string {
  return key === null ? openIdOf(`new-${randomUUID()}`) : openIdOf(key)
}

/** Replaces WeChat in the sandbox: the gateway serves its page, and the code is the identity. */
export function sandboxWechat(origin: () => string): WechatLogin {
  return {
    // `state` is in the query string, which is never logged.
    confirmUrl: (state) => `${origin()}${SANDBOX_WECHAT_PATH}?state=${state}`,
    isPage: false,
    exchangeCode: async (code) => (isKnown(code) ? { openId: code, unionId: null } : { error: 'refused' }),
  }
}

/** Binds a WeChat identity to every demo account; existing bindings stay. */
export async function seedWechats({ orm }: Pick<Database, 'orm'>, now: number): Promise<void> {
  const rows = DEMO_ACCOUNTS.map(({ id, key }) => ({ userId: id, openId: openIdOf(key), createdAt: now }))
  await orm.insert(wechatAccounts).values(rows).onConflictDoNothing()
}
