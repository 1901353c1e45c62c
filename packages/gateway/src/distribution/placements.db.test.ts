import { expect, it } from 'vitest'
import { describeOn } from '../../test-support/databases'
import { readConfig } from '../platform/config'
import { databaseCommand } from './distribute-command'
import { PLACEMENTS } from './placements'

const distributed = [...PLACEMENTS].flatMap(([name, placement]) =>
  placement.class === 'distributed' ? [{ name, column: placement.column }] : [],
)

describeOn(['PostgreSQL'], 'the places of the tables', (database) => {
  it('are declared for every table, and for no other', async () => {
    const tables = await database().sql<{ name: string }[]>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`
    expect([...PLACEMENTS.keys()].sort()).toEqual(tables.map(({ name }) => name).sort())
  })

  it('are columns of every unique index of a distributed table, as each server checks its own rows', async () => {
    const indexes = await database().sql<{ name: string; index: string; columns: string[] }[]>`
      select i.indrelid::regclass::text as name, i.indexrelid::regclass::text as index,
        array(select attname::text from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey)) as columns
      from pg_index i join pg_class c on c.oid = i.indrelid
      where i.indisunique and c.relnamespace = 'public'::regnamespace`
    const columnOf = new Map(distributed.map(({ name, column }) => [name, column]))
    const unfit = indexes.filter(({ name, columns }) => {
      const column = columnOf.get(name)
      return column !== undefined && !columns.includes(column)
    })
    expect(unfit).toEqual([])
    expect(indexes.map(({ name }) => name)).toEqual(expect.arrayContaining([...columnOf.keys()]))
  })

  it('have no trigger, and lose only foreign keys whose rows are deleted by the program', async () => {
    const names = distributed.map(({ name }) => name)
    const triggers = await database().sql<{ name: string }[]>`
      select tgrelid::regclass::text as name from pg_trigger
      where not tgisinternal and tgrelid::regclass::text = any(${names})`
    expect(triggers).toEqual([])
    const keys = await database().sql<{ key: string }[]>`
      select conrelid::regclass || ' → ' || confrelid::regclass as key from pg_constraint
      where contype = 'f' and (conrelid::regclass::text = any(${names}) or confrelid::regclass::text = any(${names}))
      order by 1`
    // app/close-account.db.test.ts closes an account without the keys to users. No published article is ever deleted.
    expect(keys.map(({ key }) => key)).toEqual([
      'tracking_records → users',
      'view_history → notices',
      'view_history → users',
    ])
  })

  it('need the extension', async () => {
    const read = readConfig({ DATABASE_URL: database().url, PORTAL_DATA_DIR: '/nowhere' })
    if (!read.ok) throw new Error('a wrong configuration')
    const lines: string[] = []
    const print = (line: string) => void lines.push(line)
    const run = (...args: string[]) => databaseCommand(args, { config: read.config, print })
    expect([await run('distribute'), await run('distribute', '--apply'), await run('scatter')]).toEqual([
      1, 1, 2,
    ])
    expect(lines[0]).toMatch('没有安装 citus 扩展')
  })
})
