import type { Queryable } from '../../platform/db'

/** What reads: the query builder itself or a transaction of it. */
export type Reader = Pick<Queryable, 'select' | 'execute'>
