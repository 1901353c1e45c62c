import { beforeEach, expect, it } from 'vitest'
import { describeOnBoth } from '../../../test-support/databases'
import { loadRows } from './bulk-load'

describeOnBoth('loading rows', (database) => {
  beforeEach(async () => {
    await database().sql`drop table if exists loaded`
    await database().sql`create table loaded
      (id int primary key, name text, tags text[], data jsonb, words tsvector)`
  })
  const load = (rows: Iterable<Record<string, unknown>>) =>
    database().orm.transaction((tx) => loadRows(tx, 'loaded', rows))
  const all = () => database().sql`select id, name, tags, data, words::text from loaded order by id`

  it('keeps every character of every type, and nulls', async () => {
    const odd = 'tab\t line\nreturn\r back\\slash "quote" \\N \'单\' {,} 🏗'
    await load([{ id: 1, name: odd, tags: [odd, '', 'NULL'], data: { odd: [odd] }, words: `'a b' '建设'` }])
    await load([
      { id: 2, name: '', tags: [], data: null },
      { id: 3, name: '\\.' },
    ])
    expect(await all()).toEqual([
      { id: 1, name: odd, tags: [odd, '', 'NULL'], data: { odd: [odd] }, words: `'a b' '建设'` },
      { id: 2, name: '', tags: [], data: null, words: null },
      { id: 3, name: '\\.', tags: null, data: null, words: null },
    ])
  })

  it('loads more than fits into one batch, in order and once each', async () => {
    function* many() {
      for (let id = 0; id < 9_000; id++) yield { id, name: '建'.repeat(300) }
    }
    expect(await load(many())).toBe(9_000)
    const [row] = await database().sql`select count(*)::int as n, max(id) as last from loaded`
    expect(row).toEqual({ n: 9_000, last: 8_999 })
  })

  it("reports the database's error, and leaves nothing behind", async () => {
    await expect(load([{ id: 1 }, { id: 1 }])).rejects.toThrow('loaded_pkey')
    await expect(load([{ id: 1 }, { id: '一' }])).rejects.toThrow('invalid input syntax')
    await expect(load([{ id: 1, data: 'none' }])).rejects.toThrow('json')
    expect(await all()).toEqual([])
    expect(await load([{ id: 1 }])).toBe(1)
  })

  it('stops when the row source fails', async () => {
    function* broken() {
      yield { id: 1 }
      throw new Error('broken')
    }
    await expect(load(broken())).rejects.toThrow('broken')
    expect(await all()).toEqual([])
  })
})
