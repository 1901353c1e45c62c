import { company, type StoredRecord, winning } from '@zhushutong/domain/records'
import type { ResultOf } from '@zhushutong/sdk/contract'
import { type StaffContract, staffContract } from '@zhushutong/sdk/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../../test-support/gateway'
import { loginStaff } from '../../../test-support/staff'
import { consoleFeature } from '../../app/staff-resources'
import { demoStaffFeature } from '../../demo-data'
import { loadRows } from '../../platform/db/bulk-load'
import { sandboxFeature } from '../../sandbox'
import { rowOf } from '../schema/record-row'

describeOnPostgres('doubted values in the back office', (database) => {
  let gateway: TestGateway
  let editor: string
  beforeAll(async () => {
    gateway = await startGateway(database(), [demoStaffFeature, consoleFeature, sandboxFeature])
    editor = await loginStaff(gateway, 'editor')
    const store = { source: 'test', sourceKey: '1' }
    const rows = (kind: typeof company | typeof winning, records: readonly object[]) =>
      records.map((record) => rowOf(kind, record as StoredRecord, store, NOW))
    await database().orm.transaction(async (tx) => {
      const firms = [
        { id: 'c1', name: '某甲建筑公司', capital: 0, establishedOn: '2027-01-01', sourcePlatform: '某平台' },
        { id: 'c2', name: '某乙建筑公司', capital: 100 },
      ]
      await loadRows(tx, 'record_company', rows(company, firms))
      await loadRows(
        tx,
        'record_winning',
        rows(winning, [{ id: 'w1', projectName: '某工程', winningAmount: 100 }]),
      )
    })
  })
  afterAll(() => gateway?.close())

  type Page = ResultOf<StaffContract['doubt']['list']>
  const list = async (body: object) =>
    (await gateway.call<Page>(staffContract.doubt.list.path, body, { token: editor })).data

  it('DAT-24 lists them with value, reason and record, by kind, name and page', async () => {
    const all = await list({})
    expect(all.total).toBe(3)
    expect(all.records.map(({ column }) => column)).toEqual(['capital', 'establishedOn', 'winningAmount'])
    expect(all.records[0]).toMatchObject({
      kindName: '企业',
      recordName: '某甲建筑公司',
      address: '/qiye/c1/',
      columnName: '注册资本',
      reason: '注册资本为 0',
      source: '某平台',
    })
    expect(all.records[1]?.value).toBe('2027-01-01')
    expect((await list({ kind: 'winning' })).records.map(({ recordId }) => recordId)).toEqual(['w1'])
    expect((await list({ words: '甲' })).total).toBe(2)
    expect((await list({ words: '乙' })).total).toBe(0)
    const second = await list({ pageSize: 10, pageNum: 2 })
    expect([second.records, second.total]).toEqual([[], 3])
  })
})
