import { eq, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { describeOnBoth } from '../../../test-support/databases'
import { readRows } from './index'

const marks = pgTable('marks', { id: integer().primaryKey(), note: text() })
const codeOf = (error: { cause?: { code?: string } }) => error.cause?.code

describeOnBoth('a database', (database) => {
  it('gives each of many concurrent clients its own rows, whatever fails for the others', async () => {
    const { orm } = database()
    await orm.execute(sql`create table marks (id int primary key, note text)`)
    const ask = async (n: number) => {
      const [read] = await readRows(orm, sql`select ${n}::int as n, ${`t${n}`}::text as t`)
      const failed = await orm.execute(sql`select 1 / ${0}::int`).catch(codeOf)
      const inside = await orm.transaction((tx) => readRows(tx, sql`select ${`in${n}`}::text as t`))
      const [row] = await orm
        .insert(marks)
        .values({ id: n, note: `m${n}` })
        .returning()
      const [prepared] = await orm
        .select({ note: marks.note })
        .from(marks)
        .where(eq(marks.id, n))
        .prepare('mark')
        .execute()
      return [read, failed, inside, row, prepared]
    }
    const numbers = Array.from({ length: 60 }, (_, n) => n)
    expect(await Promise.all(numbers.map(ask))).toEqual(
      numbers.map((n) => [
        { n, t: `t${n}` },
        '22012',
        [{ t: `in${n}` }],
        { id: n, note: `m${n}` },
        { note: `m${n}` },
      ]),
    )
  })

  it('prepares two queries of one name apart', async () => {
    const { orm } = database()
    const read = (column: ReturnType<typeof sql>) =>
      orm.select({ column }).from(sql`(select 1 as one, 2 as two) numbers`).prepare('same').execute()
    for (let i = 0; i < 20; i++) {
      expect(await read(sql`one`)).toEqual([{ column: 1 }])
      expect(await read(sql`two`)).toEqual([{ column: 2 }])
    }
  })

  it('isolates an open transaction and rolls it back when it fails', async () => {
    const { orm } = database()
    await orm.execute(sql`create table drafts (id int)`)
    const failed = orm.transaction(async (tx) => {
      await tx.execute(sql`insert into drafts values (1)`)
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    expect(await readRows(orm, sql`select * from drafts`)).toHaveLength(0)
  })

  it('counts right when many lock the same row', async () => {
    const { orm } = database()
    await orm.execute(sql`create table counters (n int)`)
    await orm.execute(sql`insert into counters values (0)`)
    const add = () =>
      orm.transaction(async (tx) => {
        const [row] = await readRows<{ n: number }>(tx, sql`select n from counters for update`)
        await tx.execute(sql`update counters set n = ${row!.n + 1}`)
      })
    await Promise.all(Array.from({ length: 40 }, add))
    expect(await readRows(orm, sql`select n from counters`)).toEqual([{ n: 40 }])
  })

  it('reports a unique violation by its code', async () => {
    const { orm } = database()
    await orm.execute(sql`create table names (name text primary key)`)
    await orm.execute(sql`insert into names values ('a')`)
    const again = orm.execute(sql`insert into names values ('a')`)
    await expect(again).rejects.toMatchObject({ cause: { code: '23505' } })
  })

  it('returns int8 as a number and times in UTC', async () => {
    const { orm } = database()
    expect(await readRows(orm, sql`select count(*) as n, 9007199254740991::int8 as big`)).toEqual([
      { n: 1, big: Number.MAX_SAFE_INTEGER },
    ])
    expect(await readRows(orm, sql`select '2026-01-01T08:00:00+08'::timestamptz as at`)).toEqual([
      { at: '2026-01-01 00:00:00+00' },
    ])
  })

  it('reads on connections that nothing else waits for', async () => {
    const { orm, kind, read, probe } = database()
    expect(read() === orm).toBe(kind === 'pglite')
    expect(await readRows(read(), sql`select 1 as n`)).toEqual([{ n: 1 }])
    expect(await readRows(probe, sql`select 1 as n`)).toEqual([{ n: 1 }])
  })
})
