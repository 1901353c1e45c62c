import { VISITOR } from '@zhushutong/domain/access'
import { type RecordPage, type StoredRecord, tender } from '@zhushutong/domain/records'
import type { ResultOf } from '@zhushutong/sdk/contract'
import { type StaffContract, staffContract } from '@zhushutong/sdk/staff'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { runsAll } from '../../../../../scripts/lib/breadth.mjs'
import { describeOnPostgres } from '../../../test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../../test-support/gateway'
import { loginStaff } from '../../../test-support/staff'
import { consoleFeature } from '../../app/staff-resources'
import { demoStaffFeature } from '../../demo-data'
import { loadRows } from '../../platform/db/bulk-load'
import { sandboxFeature } from '../../sandbox'
import { recordSearch, searchEngine } from '../engine'
import { rowOf } from '../schema/record-row'
import { tableOf } from '../schema/tables'
import { countTokens } from '../search/token-stats'

const TITLES = ['城西卫生院迁建', '花园诊所装修', '人民医院综合楼']
type Group = ResultOf<StaffContract['synonym']['get']>
interface Page<T> {
  readonly records: readonly T[]
  readonly total: number
}
interface Refused {
  readonly fields: ReadonlyArray<{ readonly field: string; readonly message: string }>
}

describeOnPostgres('synonyms in the back office', (database) => {
  let gateway: TestGateway
  let editor: string
  let admin: string
  beforeAll(async () => {
    gateway = await startGateway(database(), [demoStaffFeature, consoleFeature, sandboxFeature])
    editor = await loginStaff(gateway, 'editor')
    admin = await loginStaff(gateway, 'admin')
    await database().orm.transaction(async (tx) => {
      const rows = TITLES.map((title, i) => {
        const record = { id: `t${i}`, engineeringName: title, region: null, collectedAt: NOW }
        return rowOf(tender, record as unknown as StoredRecord, { source: 'test', sourceKey: `${i}` }, NOW)
      })
      await loadRows(tx, 'record_tender', rows)
      await countTokens(tx, tender, tableOf(tender))
    })
  })
  afterAll(() => gateway?.close())

  const { synonym, audit } = staffContract
  const call = <T = Group>(path: string, body: object) => gateway.call<T>(path, body, { token: editor })
  const groups = async (words = '') =>
    (await call<Page<Group>>(synonym.list.path, { words, pageSize: 100 })).data
  const marked = async (keyword: string) => {
    const viewer = { ...VISITOR, loggedIn: true, svip: true }
    const request = { keyword, filters: {}, pageNum: 1, pageSize: 10 } as const
    const page = (await recordSearch(database())(tender, request, {
      viewer,
      now: NOW,
    })) as unknown as RecordPage<{
      engineeringName: string
      hits?: number[][]
    }>
    return page.records
      .flatMap(({ engineeringName: name, hits = [] }) => hits.map(([from, to]) => name.slice(from, to)))
      .sort()
  }
  /** Waits until a change takes effect, within 10 s of real time. */
  const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 200 })

  it.runIf(runsAll('LONG'))(
    'VAL-22 what an editor adds, changes and removes counts in search, highlight and suggestion within 10 s',
    async () => {
      expect(await marked('门诊部')).toEqual([])
      const { data: added } = await call(synonym.create.path, {
        word: ' 门诊-部 ',
        synonyms: ['诊所', '卫生院'],
        isMutual: true,
      })
      expect(added).toMatchObject({ word: '门诊部', synonyms: ['诊所', '卫生院'], isMutual: true })
      await soon(async () => expect(await marked('门诊部')).toEqual(['卫生院', '诊所']))
      expect(await marked('诊所')).toEqual(['卫生院', '诊所'])
      expect(await searchEngine(database()).suggestTitles(tender, '门诊部')).toHaveLength(2)

      await call(synonym.update.path, { id: added.id, word: '门诊部', synonyms: ['诊所'], isMutual: false })
      await soon(async () => expect(await marked('门诊部')).toEqual(['诊所']))
      expect(await marked('诊所')).toEqual(['诊所'])

      expect((await call(synonym.remove.path, { id: added.id })).data).toMatchObject({ word: '门诊部' })
      await soon(async () => expect(await marked('门诊部')).toEqual([]))
      expect((await call(synonym.get.path, { id: added.id })).http).toBe(404)
      const log = await gateway.call<Page<{ action: string; after: object }>>(
        audit.list.path,
        { subject: added.id },
        { token: admin },
      )
      expect(log.data.records.map(({ action }) => action)).toEqual(['remove', 'update', 'create'])
      expect(log.data.records[1]).toMatchObject({ after: { synonyms: '诊所', isMutual: false } })
    },
  )

  it('VAL-22 a group that is wrong, or shares a word, is refused beside its field and changes nothing', async () => {
    const before = await groups()
    const refused = async (body: object) => {
      const answer = await call<Refused>(synonym.create.path, body)
      return [answer.http, answer.data.fields.map(({ field }) => field)]
    }
    expect(await refused({ word: '校', synonyms: [], isMutual: true })).toEqual([400, ['word', 'synonyms']])
    expect(await refused({ word: '医院', synonyms: ['诊所'], isMutual: false })).toEqual([400, ['word']])
    expect(await refused({ word: '总包', synonyms: ['EPC'], isMutual: true })).toEqual([400, ['synonyms']])
    expect(await groups()).toEqual(before)
    const [group] = before.records
    const same = await call(synonym.update.path, { ...group })
    expect([same.http, same.data]).toEqual([200, group])
    const log = await gateway.call<Page<unknown>>(audit.list.path, { subject: group?.id }, { token: admin })
    expect(log.data.total).toBe(0)
    expect((await call(synonym.update.path, { ...group, id: 'none' })).http).toBe(404)
  })

  it('VAL-22 of twenty who add the same word at once, one does', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        call(synonym.create.path, { word: '同时', synonyms: ['一起'], isMutual: true }),
      ),
    )
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
    expect(answers.filter(({ http }) => http === 400)).toHaveLength(19)
  })
})
