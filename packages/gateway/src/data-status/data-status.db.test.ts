import { HOUR_MS } from '@zhushutong/domain/formatting'
import { company, type StoredRecord } from '@zhushutong/domain/records'
import { expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW } from '../../test-support/gateway'
import { loadRows } from '../platform/db/bulk-load'
import { recordsChanged, rowOf } from '../records'
import { findStaleKinds, refreshFigures } from './data-status.store'
import { readDataStatus } from './index'

describeOnPostgres('the state of the data', (database) => {
  const write = (records: readonly object[]) =>
    database().orm.transaction(async (tx) => {
      const rows = records.map((record, at) =>
        rowOf(company, record as StoredRecord, { source: 'test', sourceKey: `${NOW}-${at}` }, NOW),
      )
      await loadRows(tx, 'record_company', rows)
      await recordsChanged(tx, company)
    })
  const read = async () => (await readDataStatus(database().orm)).kinds.find(({ kind }) => kind === 'company')

  it('DAT-64 is computed by province and source, when records change, at most once an hour', async () => {
    const { orm } = database()
    expect(await readDataStatus(orm)).toMatchObject({ computedAt: null })
    await write([
      { id: 'c1', name: '甲公司', region: '500112', dataOn: '2026-11-02', sourcePlatform: '某平台' },
      { id: 'c2', name: '乙公司', region: '500000', dataOn: '2026-11-01', sourcePlatform: '某平台' },
      { id: 'c3', name: '丙公司' },
      { id: 'c4', name: '丁公司', region: '510100', withdrawnOn: '2026-11-03', dataOn: '2026-11-03' },
    ])
    const stale = await findStaleKinds(orm, NOW - HOUR_MS)
    expect([...stale.keys()]).toEqual(['company'])
    await refreshFigures(orm, company, stale.get('company') ?? 0, NOW)
    const status = await read()
    expect(status).toMatchObject({
      count: 3,
      newestOn: '2026-11-02',
      provinces: [
        { code: '500000', label: '重庆市', count: 2, newestOn: '2026-11-02' },
        { code: '', label: '地区不详', count: 1, newestOn: null },
      ],
      sources: [
        { name: '某平台', count: 2 },
        { name: '未注明来源', count: 1 },
      ],
    })
    expect(status?.fields.find(({ key }) => key === 'region')?.share).toBeCloseTo(2 / 3)
    await orm.execute('update record_versions set version = version + 1')
    expect((await findStaleKinds(orm, NOW - HOUR_MS)).size).toBe(0)
    expect((await findStaleKinds(orm, NOW + 1)).size).toBe(1)
  })
})
