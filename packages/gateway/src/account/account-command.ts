import { maskPhone } from '@zhushutong/domain/formatting'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db'
import { type FreezeAction, findUserByAccount, saveFreeze } from './freeze.store'

export const ACCOUNT_USAGE = `用法：npm run admin -- account freeze <手机号|账号|用户编号> <原因>
      npm run admin -- account unfreeze <手机号|账号|用户编号> <原因>
  freeze    冻结账号：立即退出登录，不能再登录
  unfreeze  解除冻结：可以重新登录`

const MAX_REASON = 500
const ACTIONS: readonly FreezeAction[] = ['freeze', 'unfreeze']

const parseCommand = ([verb, account, ...words]: readonly string[]) => {
  const action = ACTIONS.find((action) => action === verb)
  const reason = words.join(' ').trim()
  if (!action || !account || reason === '' || reason.length > MAX_REASON) return null
  return { action, account, reason }
}

/** The staff's command line on an open database. Exit code 0 when done, 1 when refused, 2 for a usage error. */
export async function accountCommand(
  args: readonly string[],
  { database, clock, print }: { database: Database; clock: Clock; print: (line: string) => void },
): Promise<number> {
  const command = parseCommand(args)
  if (!command) {
    print(ACCOUNT_USAGE)
    return 2
  }
  const { action, account, reason } = command
  const user = await findUserByAccount(database.orm, account)
  const isFrozen = user !== null && user.frozenAt !== null
  if (!user || isFrozen === (action === 'freeze')) {
    print(user ? `账号${isFrozen ? '已经' : '没有'}被冻结` : '没有这个账号')
    return 1
  }
  await saveFreeze(database.orm, user.id, action, reason, clock.now())
  print(
    `已${action === 'freeze' ? '冻结' : '解除冻结'}：${user.nickName} ${maskPhone(user.mobile)}（${user.id}）`,
  )
  return 0
}
