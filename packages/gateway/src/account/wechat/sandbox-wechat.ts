import { randomUUID } from 'node:crypto'
import type { DemoAccount } from '@zhushutong/demo/accounts'
import type { Database } from '../../platform/db'
import type { WechatLogin } from './wechat.ports'
import { wechatAccounts } from './wechat.table'

export const SANDBOX_WECHAT_PATH = '/sandbox/wechat'

const openIdOf = (key: string) => `sandbox-${key}`

const NEW = /^sandbox-new-[\da-f-]{36}$/
const isKnown = async (code: string): Promise<boolean> => {
  const { DEMO_ACCOUNTS } = await import('@zhushutong/demo/accounts')
  return NEW.test(code) || DEMO_ACCOUNTS.some(({ key }) => openIdOf(key) === code)
}

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
    exchangeCode: async (code) =>
      (await isKnown(code)) ? { openId: code, unionId: null } : { error: 'refused' },
  }
}

/** Binds a WeChat identity to every demo account; existing bindings stay. */
export async function seedWechats(
  { orm }: Pick<Database, 'orm'>,
  accounts: readonly Pick<DemoAccount, 'id' | 'key'>[],
  now: number,
): Promise<void> {
  const rows = accounts.map(({ id, key }) => ({ userId: id, openId: openIdOf(key), createdAt: now }))
  await orm.insert(wechatAccounts).values(rows).onConflictDoNothing()
}
