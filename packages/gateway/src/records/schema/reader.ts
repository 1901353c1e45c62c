import type { Queryable } from '../../platform/db'

/** The query builder itself, or a transaction. */
export type Reader = Pick<Queryable, 'select' | 'execute'>
