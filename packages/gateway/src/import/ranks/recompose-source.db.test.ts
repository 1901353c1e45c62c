import { EMPTY_SOURCE_FORM } from '@zhushutong/domain/data-sources'
import { company } from '@zhushutong/domain/records'
import { staffContract } from '@zhushutong/sdk/staff'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../../test-support/gateway'
import { loginStaff } from '../../../test-support/staff'
import { consoleFeature } from '../../app/staff-resources'
import { demoStaffFeature } from '../../demo-data'
import { sandboxFeature } from '../../sandbox'
import { registerSource } from '../batches/batches.store'
import { writeBatch } from '../write/write-batch'
import { createRecomposer } from './recompose-source'

describeOnPostgres('a new rank of a source', (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway(database(), [demoStaffFeature, consoleFeature, sandboxFeature])
  })
  afterAll(() => gateway?.close())

  it('DAT-01 composes the records that it shares again, in steps, without an event in their history', async () => {
    const ids = ['a', 'b', 'c'] as const
    const importAll = async (source: string, dataOn: string, of: readonly string[]) => {
      await registerSource(database().orm, 'company', source, null)
      const shape = { kind: company, source } as unknown as Parameters<typeof writeBatch>[1]
      const drafts = of.map((key) => {
        const values = {
          name: `虚构${key}建筑有限公司`,
          legalPerson: `${source}的人`,
          sourcePlatform: source,
        }
        return { sourceKey: key, values, hint: {}, proof: null, recordId: null, dataOn } as never
      })
      await writeBatch(database(), shape, drafts, { id: source, dataOn, rank: 50, now: NOW })
    }
    await importAll('first', '2026-10-01', ids)
    await importAll('second', '2026-11-01', ['a', 'b'])
    const readPeople = () =>
      database()
        .sql`select legal_person as person, former_names as former, legal_person_changed_on::text as changed
        from record_company order by name`
    const alone = { person: 'first的人', former: null, changed: null }
    const shared = (person: string) => ({ person, former: null, changed: '2026-11-01' })
    expect(await readPeople()).toEqual([shared('second的人'), shared('second的人'), alone])

    const token = await loginStaff(gateway, 'editor')
    const saved = await gateway.call(
      staffContract.source.update.path,
      { id: 'company:first', ...EMPTY_SOURCE_FORM, platform: '', rank: 60 },
      { token },
    )
    expect(saved).toMatchObject({ http: 200 })
    const log = { error: vi.fn() } as never
    const recomposer = createRecomposer({ database: database(), clock: gateway.clock, log })
    expect([await recomposer.step(), await recomposer.step()]).toEqual([true, false])
    expect(await readPeople()).toEqual([shared('first的人'), shared('first的人'), alone])
    const entries = await database().sql`select kinds from record_changes where batch = 'rank'`
    expect(entries).toEqual([{ kinds: [] }, { kinds: [] }])
  })
})
