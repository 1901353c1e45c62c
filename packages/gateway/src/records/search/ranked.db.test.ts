import { VISITOR, type Viewer } from '@zhushutong/domain/access'
import { addDays } from '@zhushutong/domain/formatting'
import { company, type RecordPage, type RecordView, type StoredRecord } from '@zhushutong/domain/records'
import { beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { naiveSearch } from '../../../test-support/records/naive-search'
import { loadRows } from '../../platform/db/bulk-load'
import { recordBatch, recordSearch } from '../engine'
import { rowOf } from '../schema/record-row'
import { tableOf } from '../schema/tables'
import { countTokens } from './token-stats'

const NOW = 1_795_000_000_000
const MEMBER: Viewer = { ...VISITOR, loggedIn: true, svip: true }
/** More names than are ranked one by one, and more than are listed first. */
const MANY = 700

const NAMES = [
  // 工程 begins few names and occurs in many.
  ...['工程', '工程有限公司', '工程建设一部', '工程建设有限公司重庆分公司', '工程建设有限公司'],
  // 工地 begins most of the names that contain it.
  ...['工地', '工地有限责任公司'],
  ...Array.from({ length: MANY }, (_, i) => `工地${i}工程有限公司`),
  // Few names in all.
  ...[
    '重庆岫砚建设有限公司',
    '岫砚',
    '成都西部岫砚',
    '岫砚建设有限公司',
    '岫砚建设有限公司成都分公司',
    '岫砚建设有限公司中心集贸市场',
    '翎峋砚岫砚',
  ],
]

const RECORDS = NAMES.map((name, i) => ({
  id: `c${i}`,
  name,
  collectedAt: NOW,
  latestWinOn: i % 7 === 0 ? null : addDays('2026-01-01', (i * 53) % 300),
})) as unknown as StoredRecord[]

describeOnPostgres('the order of relevance', (database) => {
  beforeAll(() =>
    database().orm.transaction(async (tx) => {
      const rows = RECORDS.map((record, i) =>
        rowOf(company, record, { source: 'test', sourceKey: `${i}` }, NOW),
      )
      await loadRows(tx, 'record_company', rows)
      await countTokens(tx, company, tableOf(company))
    }),
  )

  const asker = { viewer: MEMBER, now: NOW }
  const nameOf = (id: string) => NAMES[Number(id.slice(1))]
  const page = async (keyword: string, more: object = {}) => {
    const request = { keyword, filters: {}, pageNum: 1, pageSize: 10, ...more } as const
    const page = await recordSearch(database(), { scan: 60, cap: 10_000 })(company, request, asker)
    expect(page).toHaveProperty('records')
    return page as RecordPage<RecordView>
  }

  /** All names by page number, and all by cursor: each name once, in the same order. */
  const whole = async (keyword: string): Promise<string[]> => {
    const byNumber: string[] = []
    const { pages } = await page(keyword, { pageSize: 50 })
    for (let pageNum = 1; pageNum <= pages; pageNum++)
      byNumber.push(...(await page(keyword, { pageNum, pageSize: 50 })).records.map(({ id }) => id))
    const byCursor: string[] = []
    let cursor: string | null | undefined
    while (cursor !== null) {
      const batch = await recordBatch(database())(
        company,
        { keyword, filters: {}, ...(cursor && { cursor }) },
        asker,
        33,
      )
      if ('error' in batch) throw new Error(batch.error)
      byCursor.push(...batch.records.map(({ id }) => id))
      cursor = batch.nextCursor
    }
    expect(byCursor).toEqual(byNumber)
    expect(new Set(byNumber).size).toBe(byNumber.length)
    return byNumber
  }

  it('FND-01 of few names each is ranked, a dependant behind its company', async () => {
    const ids = await whole('岫砚')
    expect(ids.map(nameOf)[0]).toBe('岫砚')
    const names = ids.map(nameOf)
    expect(names.slice(3, 5).sort()).toEqual(
      ['岫砚建设有限公司中心集贸市场', '岫砚建设有限公司成都分公司'].sort(),
    )
    expect(names.slice(5).sort()).toEqual(['成都西部岫砚', '翎峋砚岫砚'].sort())
    const request = { keyword: '岫砚', filters: {}, pageNum: 1, pageSize: 10 } as const
    expect(ids).toEqual(naiveSearch(company, RECORDS, request, NOW).map(({ id }) => id))
    expect((await page('岫砚建设公司')).records[0]?.name).toBe('岫砚建设有限公司')
  })

  it('FND-01 of many names those that begin with the words stand in front, all others in the usual order', async () => {
    const ids = await whole('工程')
    const names = ids.map(nameOf)
    expect(names.slice(0, 2)).toEqual(['工程', '工程有限公司'])
    expect(names.slice(2, 4).sort()).toEqual(['工程建设一部', '工程建设有限公司'].sort())
    expect(names[4]).toBe('工程建设有限公司重庆分公司')
    const usual = { keyword: '工程', filters: {}, sort: 'latest', pageNum: 1, pageSize: 10 } as const
    const rest = naiveSearch(company, RECORDS, usual, NOW).map(({ id }) => id)
    expect(ids.slice(5)).toEqual(rest.filter((id) => !ids.slice(0, 5).includes(id)))
    expect(ids).toHaveLength(MANY + 5)
  })

  it('VAL-05 a cursor of one order is refused in another', async () => {
    const { nextCursor } = await page('工地')
    const asked = (sort: string) =>
      recordSearch(database())(
        company,
        { keyword: '工地', filters: {}, sort, pageNum: 1, pageSize: 10, cursor: nextCursor as string },
        asker,
      )
    expect(await asked('latest')).toMatchObject({ error: 'invalid', field: 'cursor' })
    expect(await asked('relevance')).toHaveProperty('records')
    const { nextCursor: usual } = await page('工地', { sort: 'latest' })
    expect(
      await recordSearch(database())(
        company,
        { keyword: '工地', filters: {}, pageNum: 1, pageSize: 10, cursor: usual as string },
        asker,
      ),
    ).toMatchObject({ error: 'invalid', field: 'cursor' })
  })
})
