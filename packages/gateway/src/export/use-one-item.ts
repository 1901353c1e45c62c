import { exportMonth } from '@zhushutong/domain/export'
import { lockUser } from '../account'
import type { Database } from '../platform/db'
import { CODES, type Failure, type Session } from '../platform/http'
import { exportRightsOf, MEMBERS_ONLY } from './request-export'
import { readUsage, returnFreeItems, useFreeItems } from './usage.store'

const USED_UP: Failure = {
  error: CODES.tooMany,
  message: '本月的免费导出额度已用完，下月 1 日恢复',
}

/** An item used from a month's quota; to be given back if the file fails. */
interface TakenItem {
  readonly giveBack: () => Promise<void>
}

/** Uses one item of the month's quota for a file that is generated at once (MEM-02, CMP-04). */
export async function takeExportItem(
  { orm }: Database,
  session: Session,
  now: number,
): Promise<TakenItem | Failure> {
  const { userId, quotaOwnerId = userId } = session
  const { allowance } = exportRightsOf(session)
  if (allowance === 0) return MEMBERS_ONLY
  const month = exportMonth(now)
  const isTaken = await orm.transaction(async (tx) => {
    await lockUser(tx, quotaOwnerId)
    if ((await readUsage(tx, quotaOwnerId, month)) >= allowance) return false
    await useFreeItems(tx, quotaOwnerId, month, 1)
    return true
  })
  if (!isTaken) return USED_UP
  return { giveBack: () => orm.transaction((tx) => returnFreeItems(tx, quotaOwnerId, month, 1)) }
}
