import { KINDS } from '@zhushutong/domain/records'
import { getTableName } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnBoth } from '../../test-support/databases'
import { snakeCase } from './record-columns'
import { tableOf } from './tables'

describeOnBoth('tables of records', (database) => {
  it('VAL-06 what a search looks at stands in front of all that it does not', async () => {
    for (const kind of KINDS) {
      const columns = await database().sql<{ name: string }[]>`
        select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = ${getTableName(tableOf(kind))} order by ordinal_position`
      const placeOf = (name: string) => columns.findIndex((column) => column.name === name)
      const searched = ['id', 'search_title', 'tokens'].map(placeOf)
      expect(Math.min(...searched), kind.kind).toBeGreaterThanOrEqual(0)
      expect(Math.max(...searched), kind.kind).toBeLessThan(placeOf(snakeCase(kind.title)))
    }
  })
})
