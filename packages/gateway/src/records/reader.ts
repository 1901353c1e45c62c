import type { Orm } from '../db/open'

/** What reads: the query builder itself or a transaction of it. */
export type Reader = Pick<Orm, 'select' | 'execute'>
