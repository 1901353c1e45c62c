import { VISITOR } from '@zhushutong/domain/access'
import { findKind, type RecordKind, type RecordView } from '@zhushutong/domain/records'
import { PERSONAS, type Persona, viewerAs } from '@zhushutong/domain/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { paidSession } from '../../test-support/session'
import { demoRecordsFeature } from '../demo-data'
import type { Feature } from '../platform/feature'
import { recordsFeature } from './records.feature'

const sessions: Feature = () => ({
  resolveSession: async (token) =>
    paidSession(token, PERSONAS.includes(token as Persona) ? viewerAs(token as Persona) : VISITOR),
})
const EXPIRE = '/jian-butler-portal-biz/expire'

interface Page {
  readonly records: readonly RecordView[]
  readonly total: number
}

describeOnPostgres('lists that a membership or an add-on opens', { size: 60, now: NOW }, (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway(database(), [demoRecordsFeature, sessions, recordsFeature], {
      SEED_SIZE: '60',
    })
  })
  afterAll(() => gateway.close())

  const search = (kind: RecordKind, body: object, token?: string) =>
    gateway.call<Page>(`/jian-butler-project-biz/${kind.api}/search`, body, { token })

  it('ACC-05 names of companies cannot be found out by searching for them', async () => {
    const kind = findKind('qualificationTrace') as RecordKind
    const { data } = await search(kind, {}, 'company_outnews')
    const { companyName: name, companyId } = data.records[0] as unknown as Record<string, string>
    expect(
      (await search(kind, { keyword: String(name).slice(0, 6) }, 'company_outnews')).data.total,
    ).toBeGreaterThan(0)
    for (const body of [{ keyword: name }, { filters: { company: [companyId] } }])
      expect(await search(kind, body, 'svip')).toMatchObject({ http: 400, statusCode: '00400' })
    expect(await search(kind, { keyword: name })).toMatchObject({ http: 401, statusCode: '00113' })
  })

  it('ACC-04 a member filters and sorts by what others cannot', async () => {
    const kind = findKind('planned') as RecordKind
    const body = { filters: { investment: ['gte20000'] }, sort: 'investment' }
    const { data } = await search(kind, body, 'svip')
    const amounts = data.records.map((r) => Number((r as unknown as Record<string, number>).investment))
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
    expect(await search(kind, body, 'non-member')).toMatchObject({ http: 400, statusCode: '00400' })
    expect((await search(kind, { filters: { region: ['500000'] } })).http).toBe(200)
  })

  for (const [free, full, addOn] of [
    ['pageExpireCompanyQuaFree', 'pageExpireCompanyQuafct', 'company_qualification_expire'],
    ['pageExpireAnxuFree', 'pageExpireAnxu', 'company_anxu_expire'],
  ] as const) {
    it(`ACC-05 ${full} answers holders of ${addOn} only`, async () => {
      expect(await gateway.call(`${EXPIRE}/${full}`, {})).toMatchObject({ http: 401, statusCode: '00113' })
      for (const token of ['non-member', 'svip', 'staff_vacancy', 'enterprise'])
        expect(await gateway.call(`${EXPIRE}/${full}`, {}, { token })).toMatchObject({
          http: 403,
          statusCode: '00403',
          data: null,
        })
      const { data } = await gateway.call<Page>(`${EXPIRE}/${full}`, { pageSize: 20 }, { token: addOn })
      expect(data.total).toBeGreaterThan(10)
      for (const record of data.records)
        expect(String((record as unknown as { companyName: string }).companyName)).not.toContain('*')
    })

    it(`ACC-07 ${free} shows everybody the same: the day, but not whose`, async () => {
      const body = { pageSize: 20, filters: { remaining: ['365d'] } }
      const pages = await Promise.all(
        [undefined, 'svip', addOn].map((token) => gateway.call<Page>(`${EXPIRE}/${free}`, body, { token })),
      )
      for (const { data } of pages) {
        expect(data).toEqual(pages[0]?.data)
        for (const record of data.records) {
          const { companyName, companyId, validUntil } = record as unknown as Record<string, string | null>
          expect([companyName?.slice(1), companyId]).toEqual([
            '*'.repeat(Number(companyName?.length) - 1),
            null,
          ])
          expect(validUntil).toMatch(/^202[67]-/)
        }
      }
      expect((await gateway.call(`${EXPIRE}/${free}`, { keyword: '建设' })).http).toBe(400)
    })
  }
})
