import { expect, it } from 'vitest'
import { describeOnBoth } from '../../test-support/databases'

describeOnBoth('a database', (database) => {
  it('gives each of many concurrent askers its own rows, whatever goes wrong for the others', async () => {
    const { sql } = database()
    await sql`create table marks (id int primary key, note text)`
    const ask = async (n: number) => {
      const [tagged] = await sql`select ${n}::int as n`
      const [untagged] = await sql.unsafe('select $1::int as n, $2::text as t', [n, `t${n}`])
      const failed = await sql.unsafe('select 1 / $1::int', [0]).catch((error) => error.code)
      const [inside] = await sql.begin((tx) => tx.unsafe('select $1::text as t', [`in${n}`]))
      const [row] = await sql`insert into marks values (${n}, ${`m${n}`}) returning id, note`
      return [tagged, untagged, failed, inside, row]
    }
    const numbers = Array.from({ length: 300 }, (_, n) => n)
    expect(await Promise.all(numbers.map(ask))).toEqual(
      numbers.map((n) => [{ n }, { n, t: `t${n}` }, '22012', { t: `in${n}` }, { id: n, note: `m${n}` }]),
    )
  })

  it('keeps an open transaction to itself and takes it back when it fails', async () => {
    const { sql } = database()
    await sql`create table drafts (id int)`
    const failed = sql.begin(async (tx) => {
      await tx`insert into drafts values (1)`
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    expect(await sql`select * from drafts`).toHaveLength(0)
  })

  it('counts right when many lock the same row', async () => {
    const { sql } = database()
    await sql`create table counters (n int)`
    await sql`insert into counters values (0)`
    const add = () =>
      sql.begin(async (tx) => {
        const [row] = await tx`select n from counters for update`
        await tx`update counters set n = ${row!.n + 1}`
      })
    await Promise.all(Array.from({ length: 40 }, add))
    expect(await sql`select n from counters`).toEqual([{ n: 40 }])
  })

  it('reports a unique violation by its code', async () => {
    const { sql } = database()
    await sql`create table names (name text primary key)`
    await sql`insert into names values ('a')`
    await expect(sql`insert into names values ('a')`).rejects.toMatchObject({ code: '23505' })
  })

  it('gives int8 as a number and times in UTC', async () => {
    const { sql } = database()
    expect(await sql`select count(*) as n, 9007199254740991::int8 as big`).toEqual([
      { n: 1, big: Number.MAX_SAFE_INTEGER },
    ])
    expect(await sql`select '2026-01-01T08:00:00+08'::timestamptz::text as at`).toEqual([
      { at: '2026-01-01 00:00:00+00' },
    ])
  })

  it('reads from itself where there are no replicas', () => {
    expect(database().read().sql).toBe(database().sql)
  })
})
