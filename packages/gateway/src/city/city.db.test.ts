import { QUALIFICATIONS } from '@zhushutong/domain/records'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { articlesFeature } from '../content'
import { demoContentFeature, demoRecordsFeature } from '../demo-data'
import { recordsFeature } from '../records'
import { cityFeature } from './index'

type City = typeof contract.city
const CITY = '/jianbutlercity/getJianButlerCity'
const CHONGQING = '500000'

describeOnPostgres("the calls of a city's site", { size: 120, now: NOW }, (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    const features = [demoRecordsFeature, demoContentFeature, recordsFeature, articlesFeature, cityFeature]
    gateway = await startGateway(database(), features, { SEED_SIZE: '120' })
  })
  afterAll(() => gateway?.close())

  const ask = async <C extends keyof City>(path: string, body: object) =>
    (await gateway.call<ResultOf<City[C]>>(path, body)).data

  it('counts the companies of an area, each once for a qualification', async () => {
    const page = await ask<'qualifications'>(`${CITY}QualificationPage`, {
      areaCode: CHONGQING,
      pageSize: 100,
    })
    const [first] = page.records
    const [counted] = await database().sql<{ count: number }[]>`
      select count(*)::int as count from record_company
      where region like '50%' and exists (
        select 1 from unnest(qualification_codes) as code where left(code, 4) = ${first!.code})`
    expect(first!.companyCount).toBe(counted?.count)
    expect(page.total).toBe(page.records.length)
    const everywhere = await ask<'qualifications'>(`${CITY}QualificationPage`, { pageSize: 100 })
    const same = everywhere.records.find(({ code }) => code === first!.code)
    expect(same!.companyCount).toBeGreaterThan(first!.companyCount)
    expect(same!.name).toBe(QUALIFICATIONS.find(({ value }) => value === first!.code)?.full)
  })

  it('lists companies of an area with a qualification, and no contact', async () => {
    const path = `${CITY}CompanyPage`
    const all = await ask<'companies'>(path, { areaCode: CHONGQING })
    const some = await ask<'companies'>(path, { areaCode: CHONGQING, qualification: 'D101' })
    expect(all.records.every(({ region }) => region?.startsWith('50'))).toBe(true)
    expect(some.total).toBeLessThan(all.total)
    expect(some.total).toBeGreaterThan(0)
    expect(JSON.stringify(all)).not.toMatch(/1[3-9]\d{9}|contact/)
  })

  it('lists the registered people of an area', async () => {
    const path = '/professionalTalentPool/pageProfessionalPC'
    const { records, total } = await ask<'talents'>(path, { areaCode: CHONGQING, registration: 'R101' })
    expect(total).toBeGreaterThan(0)
    expect(records.every(({ registrationSummary }) => registrationSummary?.includes('一级建造师'))).toBe(true)
    const every = await ask<'talents'>(path, { areaCode: CHONGQING })
    expect(every.total).toBeGreaterThan(total)
  })

  it('ranks those who answer questions by their accepted answers', async () => {
    const { records, total } = await ask<'experts'>(`${CITY}ExpertTeamPage`, { pageSize: 100 })
    const accepted = records.map(({ acceptedCount }) => acceptedCount)
    expect(accepted).toEqual([...accepted].sort((a, b) => b - a))
    expect(total).toBeGreaterThan(1)
    const [counted] = await database().sql<{ count: number }[]>`
      select count(*)::int as count from answers where author = ${records[0]!.name} and accepted`
    expect(accepted[0]).toBe(counted?.count)
  })

  it('QST-03 the standard of a service is the page of its category in the present edition', async () => {
    const page = await ask<'services'>(`${CITY}ServiceQualificationPage`, { pageSize: 100 })
    const rows = await database().sql<{ id: string; title: string; type: string }[]>`
      select id, title, type from notices where id = any(${page.records.map(({ standardId }) => standardId ?? '')})`
    for (const { code, name, standardId } of page.records) {
      const standard = rows.find(({ id }) => id === standardId)
      expect(standard, code).toMatchObject({ type: 'qualificationdetails', title: `${name}资质标准` })
    }
  })

  it('an area that does not exist is refused by its field', async () => {
    for (const path of [`${CITY}QualificationPage`, `${CITY}CompanyPage`, `${CITY}ExpertTeamPage`]) {
      const answer = await gateway.call<{ fields: object[] }>(path, { areaCode: '999999' })
      expect(answer.statusCode).toBe('00400')
      expect(answer.data.fields).toMatchObject([{ field: 'areaCode' }])
    }
  })
})
