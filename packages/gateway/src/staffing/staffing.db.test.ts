import { seededKinds } from '@zhushutong/demo/records'
import { VISITOR, type Viewer } from '@zhushutong/domain/access'
import { dayOf, startOfDay } from '@zhushutong/domain/formatting'
import { checkStaff, type StaffMember } from '@zhushutong/domain/staffing'
import { expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { checkCompanyStaff } from './staffing.store'

const NOW = 1_795_000_000_000
const SIZE = 60
const PLAIN: Viewer = { ...VISITOR, loggedIn: true, svip: true }
const HOLDER: Viewer = { ...VISITOR, loggedIn: true, addOns: ['staff_vacancy'] }

describeOnPostgres('the missing-staff check', { size: SIZE, now: NOW }, (database) => {
  const kinds = seededKinds(SIZE, startOfDay(NOW))
  const recordsOf = (name: string) => [...(kinds.find((k) => k.kind.kind === name)?.records() ?? [])]
  const companies = recordsOf('company')
  const people = recordsOf('person')

  it('ACC-05 compares the registered people with each standard, for holders of the service', async () => {
    const check = checkCompanyStaff(database())
    let seen = 0
    for (const firm of companies) {
      const report = await check(firm.id, HOLDER, NOW)
      if ('error' in report) throw new Error(report.error)
      const staff = people.filter((p) => p.companyId === firm.id) as unknown as StaffMember[]
      expect(report.staff).toBe(staff.length)
      expect(report.opensBy).toBeNull()
      for (const item of report.checks) {
        const expected = checkStaff(item.tag, staff, dayOf(NOW))
        expect([item.gaps, item.isMet]).toEqual([expected?.gaps, expected?.isMet])
        seen++
      }
      expect(report.checks.length + report.unchecked.length).toBe(
        (firm.qualificationCodes as unknown[]).length,
      )
    }
    expect(seen).toBeGreaterThan(5)
  })

  it('ACC-05 a membership is not enough: the gap stays in the gateway, only what could be checked is shown', async () => {
    const check = checkCompanyStaff(database())
    for (const firm of companies.slice(0, 20)) {
      const report = await check(firm.id, PLAIN, NOW)
      if ('error' in report) throw new Error(report.error)
      expect(report.opensBy).toBe('staff_vacancy')
      for (const item of report.checks) expect([item.gaps, item.isMet]).toEqual([null, null])
    }
  })

  it('ACC-05 an unknown company is an error', async () => {
    expect(await checkCompanyStaff(database())('c-none', HOLDER, NOW)).toEqual({ error: 'not-found' })
  })
})
