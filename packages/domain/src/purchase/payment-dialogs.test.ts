import { expect, it } from 'vitest'
import { PLAN_BENEFITS } from '../membership'
import { PAYMENT_DIALOGS } from './index'
import { PAYMENT_DIALOG_TYPES } from './payment-dialog-type'

it('PAY-17 the four types sell what opens their content', () => {
  const sold = PAYMENT_DIALOG_TYPES.map((type) => PAYMENT_DIALOGS[type].product)
  expect(sold).toEqual(['svip', 'staff_vacancy', 'svip', 'svip'])
  for (const type of PAYMENT_DIALOG_TYPES) expect(PAYMENT_DIALOGS[type].points.length).toBeGreaterThan(2)
  expect(PAYMENT_DIALOGS[1].points).toBe(PLAN_BENEFITS.svip.points)
  expect(PAYMENT_DIALOGS[3].points[0]).toContain('每种显示 20 家，未开通为 5 家')
})

it('PAY-17 the benefits of a service are told on a page of their own', () => {
  expect(PAYMENT_DIALOG_TYPES.map((type) => PAYMENT_DIALOGS[type].benefitsPath)).toEqual([
    '/vip.html',
    '/vips.html',
    '/vip.html',
    '/vip.html',
  ])
})
