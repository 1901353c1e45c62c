import { company } from '@zhushutong/domain/records'
import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../../src/platform/db'
import { columnIn, tableOf } from '../../src/records'

/**
 * The cheapest query, prepared: two columns of a company by its id. The reference for the speed of a search.
 */
export function keyLookUp(orm: Orm): (id: string) => Promise<unknown> {
  const table = tableOf(company)
  const id = columnIn(table, 'id')
  const query = orm
    .select({ id, name: columnIn(table, 'name') })
    .from(table)
    .where(eq(id, sql.placeholder('id')))
    .prepare('key')
  return (wanted) => query.execute({ id: wanted })
}
