import { company, owner, type RecordView, type StoredRecord, winning } from '@zhushutong/domain/records'
import { NOW, viewerAs } from '@zhushutong/domain/testing'
import { expect, it } from 'vitest'
import { describeOnBoth } from '../../../test-support/databases'
import { loadRows } from '../../platform/db/bulk-load'
import { refreshDerived } from '../derived/derived'
import { recordSearch } from '../engine'
import { rowOf } from '../schema/record-row'
import { refreshDoubts } from './refresh-doubts'

const YI = 10_000_000_000
const DAY = 86_400_000
const COMPANIES = [
  { id: 'usual', name: '某甲建筑公司', capital: 3 * YI, establishedOn: '2010-01-01' },
  { id: 'huge', name: '某乙建筑劳务公司', capital: 800 * YI, establishedOn: '2010-01-01' },
  { id: 'rail', name: '某丙铁路投资公司', capital: 300 * YI, establishedOn: '2010-01-01' },
  { id: 'future', name: '某丁建筑公司', capital: YI, establishedOn: '2026-11-21' },
]

describeOnBoth('doubted values', (database) => {
  const store = async () => {
    await database().sql`delete from record_company`
    const rows = COMPANIES.map((values) =>
      rowOf(company, values as unknown as StoredRecord, { source: 'test', sourceKey: values.id }, NOW),
    )
    await database().orm.transaction((tx) => loadRows(tx, 'record_company', rows))
  }
  const search = async (sort: string, filters: Record<string, string[]> = {}) => {
    const request = { filters, sort, pageNum: 1, pageSize: 10 }
    const result = await recordSearch(database())(company, request, { viewer: viewerAs('svip'), now: NOW })
    if ('error' in result) throw new Error(result.error)
    return result.records as unknown as readonly RecordView[]
  }
  const ids = (records: readonly RecordView[]) => records.map(({ id }) => id)

  it('DAT-24 lead no order and are in no range, but are shown with the reason', async () => {
    await store()
    expect(ids(await search('capital'))).toEqual(['rail', 'usual', 'future', 'huge'])
    expect(ids(await search('oldest')).at(-1)).toBe('future')
    expect(ids(await search('capital', { capital: ['gte5000'] }))).toEqual(['rail', 'usual', 'future'])
    const huge = (await search('capital')).find(({ id }) => id === 'huge')
    expect(huge).toMatchObject({ capital: 800 * YI, doubts: [{ column: 'capital' }] })
  })

  it('DAT-25 are in no sum of an owner, whose note counts them', async () => {
    await database().sql`delete from record_winning`
    const amounts = [
      { id: 'w1', winningAmount: 500_00, currency: 'CNY' },
      { id: 'w2', winningAmount: 100, currency: 'CNY' },
      { id: 'w3', winningAmount: 700_00, currency: 'USD' },
    ]
    const rows = amounts.map((values) => {
      const record = { ...values, projectName: '某工程', ownerId: 'o1', ownerUnitName: '某业主' }
      return rowOf(winning, record as unknown as StoredRecord, { source: 'test', sourceKey: values.id }, NOW)
    })
    await database().orm.transaction(async (tx) => {
      await loadRows(tx, 'record_winning', rows)
      await refreshDerived(tx, 'winning', NOW, [owner])
    })
    const [sum] = await database().sql<{ total: string; note: string }[]>`
      select total_amount as total, amount_note as note from record_owner where id = 'o1'`
    expect([Number(sum?.total), sum?.note]).toEqual([500_00, '另有 1 项为外币金额、1 项金额待核实'])
  })

  it('DAT-24 are judged again when their day has come, and for rows from before there were doubts', async () => {
    await store()
    await database().sql`update record_company set doubts = default where id in ('usual', 'huge')`
    expect(await refreshDoubts(database(), NOW + DAY)).toBe(3)
    expect(await refreshDoubts(database(), NOW + DAY)).toBe(0)
    const rows = await database().sql<
      { id: string }[]
    >`select id from record_company where doubts is not null`
    expect(rows).toEqual([{ id: 'huge' }])
    expect(ids(await search('oldest')).at(-1)).not.toBe('huge')
  })
})
