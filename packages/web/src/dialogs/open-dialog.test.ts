import { viewerAs } from '@zhushutong/domain/testing'
import { expect, it } from 'vitest'
import type { DialogRequest } from '@/triggers/dialog-request'
import { requireLogin } from './open-dialog'

const MEMBERS_ONLY: readonly DialogRequest[] = [
  { name: 'report', target: { kind: 'company', id: '1', title: '渝建公司', fields: [] } },
  { name: 'export', list: { kind: 'company', filters: {} } },
  { name: 'company-pdf', company: '渝建公司', href: '/f' },
  { name: 'data-report', productId: 'report-owners', product: '甲方单位名录', fen: 9900 },
  { name: 'buy', productId: 'p1', service: 'staff_vacancy' },
  { name: 'pay', orderId: 'o1' },
  { name: 'guide', service: 'owner_lookup' },
  { name: 'assistant', region: '重庆', kind: 'company', subject: '渝建公司' },
  { name: 'owner-site', href: 'https://owner.example' },
]

it.each(MEMBERS_ONLY)('ACC-06 $name opens for members; a visitor logs in first', (request) => {
  expect(requireLogin(request, viewerAs('visitor'))).toEqual({ name: 'login', next: { action: request } })
  expect(requireLogin(request, viewerAs('svip'))).toBe(request)
})

it('PAY-01 the login itself opens for everyone', () => {
  expect(requireLogin({ name: 'login' }, viewerAs('visitor'))).toEqual({ name: 'login' })
})

it('ACC-14 a visitor follows the link to the login page of the qualification site; members get the dialog', () => {
  const request: DialogRequest = { name: 'qualification-site', href: 'https://q.example' }
  expect(requireLogin(request, viewerAs('visitor'))).toBeNull()
  expect(requireLogin(request, viewerAs('svip'))).toBe(request)
})
