import { DAY_MS } from '@zhushutong/domain/formatting'
import { company, findKind, KINDS, tender } from '@zhushutong/domain/records'
import { aRecord, NOW } from '@zhushutong/domain/testing'
import { getTableName } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { startGateway } from '../../test-support/gateway'
import { loadRows } from '../platform/db/bulk-load'
import { rowOf, tableOf } from '../records'
import { sitemapFeature } from './sitemap.feature'
import { computeParts, isListed, readEntries } from './sitemap.store'

describeOnPostgres('the sitemap', (database) => {
  const add = async (kind: typeof company | typeof tender, records: readonly object[]) => {
    const rows = records.map((values) => {
      const record = aRecord(kind, values as never)
      return rowOf(kind, record, { source: 'test', sourceKey: record.id }, NOW)
    })
    await database().orm.transaction((tx) => loadRows(tx, getTableName(tableOf(kind)), rows))
  }

  it('cuts a kind into adjacent parts without a gap', async () => {
    await add(
      company,
      ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id })),
    )
    const { orm } = database()
    const parts = await computeParts(orm, company, NOW, 2)
    expect(parts.map(({ from, to }) => [from, to])).toEqual([
      ['a', 'c'],
      ['c', 'e'],
      ['e', null],
    ])
    const listed = await Promise.all(
      parts.map((part) => readEntries(orm, company, { ...part, size: 10 }, NOW)),
    )
    expect(listed.flat().map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(listed[0]?.[0]?.updatedOn).toBe('2026-11-20')
  })

  it('NAV-20 leaves out expired records: they have another address', async () => {
    const { orm } = database()
    await add(tender, [
      { id: 't-open', bidDeadline: NOW + DAY_MS },
      { id: 't-over', bidDeadline: NOW - 2 * DAY_MS },
      { id: 't-unknown', bidDeadline: null },
    ])
    const entries = await readEntries(orm, tender, { from: '', to: null, size: 10 }, NOW)
    expect(entries.map(({ id }) => id)).toEqual(['t-open', 't-unknown'])
  })

  it('reads a part page by page, by its calls', async () => {
    const gateway = await startGateway(database(), [sitemapFeature])
    const ask = (body: object) =>
      gateway.call<{ records: { id: string }[]; next: string | null }>(
        '/jian-butler-portal-biz/site/sitemapPage',
        body,
      )
    const first = await ask({ kind: 'company', from: 'b', to: 'e', pageSize: 2 })
    expect(first.data.records.map(({ id }) => id)).toEqual(['b', 'c'])
    const rest = await ask({ kind: 'company', from: first.data.next, to: 'e', pageSize: 2 })
    expect(rest.data).toMatchObject({ records: [{ id: 'd' }], next: null })
    expect((await ask({ kind: 'nothing' })).statusCode).not.toBe('00000')
    await gateway.close()
  })
})

it('ACC-02 lists only kinds whose records have a page and a public name', () => {
  expect(isListed(company)).toBe(true)
  expect(isListed({ ...company, detailPath: 'none' })).toBe(false)
  expect(isListed({ ...company, opensBy: 'svip' })).toBe(false)
  const access = { needs: 'svip', below: 'masked', mask: 'text' } as const
  const columns = company.columns.map((c) => (c.key === company.title ? { ...c, access } : c))
  expect(isListed({ ...company, columns } as never)).toBe(false)
  expect(KINDS.filter(isListed).every((kind) => findKind(kind.kind) === kind)).toBe(true)
})
