import { content, statistics, tracking } from './content.contract'
import { login } from './login.contract'
import { profile } from './profile.contract'
import { orders, purchase } from './purchase.contract'
import { records, search } from './records.contract'

export * from './common'
export * from './endpoint'
export { ADD_ON_TYPES } from './profile.contract'
export { ORDER_STATUS, ORDER_TYPES } from './purchase.contract'
export { type RecordEndpoints, recordSchema } from './records.contract'

/** Every call of the gateway by group. */
export const contract = { login, profile, search, purchase, orders, statistics, content, tracking } as const

/** One group by itself, for clients that make few calls (`createClient`). */
/** The calls of the record catalogue by kind. */
export { content, login, orders, profile, purchase, records as recordContract, search, statistics, tracking }
