import { VISITOR } from '@zhushutong/domain/access'
import { company } from '@zhushutong/domain/records'
import { expect, it } from 'vitest'
import { describeOnBoth } from '../../../test-support/databases'
import { NOW } from '../../../test-support/gateway'
import { admitSearch } from './admission'
import { readTotal } from './execute'
import { readPlan } from './find-records'
import type { Plan } from './plan'
import type { AdmittedSearch } from './search-request'

const SIZE = 300

describeOnBoth('a count by titles', { size: SIZE, now: NOW }, (database) => {
  const planOf = async (keyword: string, filters = {}) => {
    const asker = { viewer: { ...VISITOR, loggedIn: true }, now: NOW }
    const asked = admitSearch(company, { keyword, filters, pageNum: 1, pageSize: 20 }, asker, new Map())
    return (await readPlan(database().orm, asked as AdmittedSearch)) as Plan
  }

  it.each(['工程', '建', '建设 -装饰'])(
    'VAL-06 %s is counted up to the cap as by records',
    async (keyword) => {
      const plan = await planOf(keyword)
      expect(plan.countsByTitle).toBe(true)
      const byRecords = { ...plan, countsByTitle: false }
      const { total } = await readTotal(database().orm, byRecords, SIZE)
      expect(total).toBeGreaterThan(1)
      for (const cap of [0, total - 1, total, SIZE]) {
        const counted = await readTotal(database().orm, plan, cap)
        expect(counted).toEqual(await readTotal(database().orm, byRecords, cap))
        expect(counted.total).toBe(Math.min(total, cap + 1))
      }
    },
  )

  it('VAL-06 with a filter the records are read', async () => {
    expect((await planOf('工程', { status: ['active'] })).countsByTitle).toBe(false)
  })
})
