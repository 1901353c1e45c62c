import { randomUUID } from 'node:crypto'
import type { Database } from '../../db'
import { DEMO_ACCOUNTS } from '../demo-accounts'
import type { WechatLogin } from './wechat.ports'
import { wechatAccounts } from './wechat.table'

/** Where the sandbox stands for the page that WeChat shows. */
export const SANDBOX_WECHAT_PATH = '/sandbox/wechat'

/** The WeChat of a demo account. */
const openIdOf = (key: string) => `sandbox-${key}`

const NEW = /^sandbox-new-[\da-f-]{36}$/
const isKnown = (code: string) => NEW.test(code) || DEMO_ACCOUNTS.some(({ key }) => openIdOf(key) === code)

/** What the sandbox's page confirms with: the WeChat of a demo account, or null for one that nobody knows. */
export const sandboxCode = (key: string | null): string =>
  key === null ? openIdOf(`new-${randomUUID()}`) : openIdOf(key)

/** Stands for WeChat: its page is the gateway's own, and a code says for itself whose it is. */
export const sandboxWechat = (origin: () => string): WechatLogin => ({
  // In the query, which no log holds.
  urlOf: (state) => `${origin()}${SANDBOX_WECHAT_PATH}?state=${state}`,
  isPage: false,
  identify: async (code) => (isKnown(code) ? { openId: code, unionId: null } : { error: 'refused' }),
})

/** Every demo account has a WeChat; one that was bound otherwise meanwhile stays so. */
export async function seedWechats({ orm }: Pick<Database, 'orm'>, now: number): Promise<void> {
  const rows = DEMO_ACCOUNTS.map(({ id, key }) => ({ userId: id, openId: openIdOf(key), createdAt: now }))
  await orm.insert(wechatAccounts).values(rows).onConflictDoNothing()
}
