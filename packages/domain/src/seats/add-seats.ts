import { DAY_MS } from '../formatting'
import { ENTERPRISE_VIP, HEADCOUNT } from '../membership'

/** A running enterprise VIP: its shared accounts, and its end in ms. */
export interface RunningEnterprise {
  readonly bought: number
  readonly overTime: number
}

/** The price of added seats in fen, and the whole days that it covers (SEA-04). */
interface AddedSeats {
  readonly fen: number
  readonly days: number
}

/** Days covered by the price of a seat. */
const YEAR_DAYS = 365

/** Minimum of remaining days: more than the seven that an order paid by transfer may take (SEA-04). */
const ADD_SEATS_MIN_DAYS = 8

const chargeable = (count: number): number => Math.max(0, count - ENTERPRISE_VIP.freeSharedAccounts)

/**
 * The price of seats added during a term: the yearly price of an account, in proportion to the whole days left; seats
 * within the free ones cost nothing (SEA-04). Rounded up to a whole fen.
 */
export function priceAddedSeats(
  { bought, overTime }: RunningEnterprise,
  added: number,
  now: number,
): AddedSeats {
  const days = Math.max(0, Math.floor((overTime - now) / DAY_MS))
  const seats = chargeable(bought + added) - chargeable(bought)
  return { days, fen: Math.ceil((ENTERPRISE_VIP.extraAccountFen * seats * days) / YEAR_DAYS) }
}

/** The number of seats that can be added (SEA-04). */
export function maxAddedSeats({ bought }: Pick<RunningEnterprise, 'bought'>): number {
  return Math.max(0, HEADCOUNT.max - bought)
}

/** The reason for refusing a number of added seats; null if they can be added (SEA-04). */
export function refuseAddedSeats(enterprise: RunningEnterprise, added: number, now: number): string | null {
  const most = maxAddedSeats(enterprise)
  if (most === 0) return `共享账号已有 ${HEADCOUNT.max} 个，不能再增加`
  if (!Number.isInteger(added) || added < 1 || added > most) return `加购的账号数为 1 到 ${most} 的整数`
  if (priceAddedSeats(enterprise, added, now).days < ADD_SEATS_MIN_DAYS)
    return `企业 VIP 剩余不足 ${ADD_SEATS_MIN_DAYS} 天，请在续费时增加账号`
  return null
}

/** The name of an order of added seats. */
export function formatAddedSeats(added: number): string {
  return `企业 VIP 加购 ${added} 个共享账号`
}
