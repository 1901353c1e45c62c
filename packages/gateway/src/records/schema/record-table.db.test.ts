import { KINDS } from '@zhushutong/domain/records'
import { getTableName } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { snakeCase } from './record-columns'
import { tableOf } from './tables'

describeOnPostgres('tables of records', (database) => {
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

  it('have no unique index without the id, so that they can be distributed by it', async () => {
    const names = KINDS.map((kind) => getTableName(tableOf(kind)))
    const indexes = await database().sql<{ tablename: string; columns: string[] }[]>`
      select t.relname as tablename, array_agg(a.attname::text) as columns
      from pg_index i join pg_class t on t.oid = i.indrelid join pg_attribute a on a.attrelid = t.oid
        and a.attnum = any(i.indkey)
      where i.indisunique and t.relname like 'record\\_%' group by i.indexrelid, t.relname`
    const ofRecords = indexes.filter(({ tablename }) => names.includes(tablename))
    expect(ofRecords.length).toBeGreaterThanOrEqual(KINDS.length)
    for (const { tablename, columns } of ofRecords) expect(columns, tablename).toContain('id')
  })
})
