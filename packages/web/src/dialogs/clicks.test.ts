import { viewerAs } from '@zhushutong/domain/testing'
import { beforeEach, expect, it } from 'vitest'
import { readClick } from './clicks'
import type { MemberAction } from './dialog.types'

const asked = (html: string, role: 'visitor' | 'non-member' | 'svip'): MemberAction | null => {
  document.body.innerHTML = html
  return readClick(document.querySelector('[data-target]'), viewerAs(role))
}

beforeEach(() => document.body.replaceChildren())

it('ACC-03 a link of type 1 asks a visitor to log in and then opens; others follow it', () => {
  const link = '<a href="http://localhost/qiye/1/" data-directive="1"><b data-target></b></a>'
  expect(asked(link, 'visitor')).toEqual({ name: 'login', next: { go: 'http://localhost/qiye/1/' } })
  expect([asked(link, 'non-member'), asked(link, 'svip')]).toEqual([null, null])
})

it('ACC-03 a link of type 2 asks for the login and for the membership', () => {
  const link = '<a href="/qiye/1/" data-directive="2" data-target></a>'
  expect(asked(link, 'visitor')).toEqual({ name: 'login', next: { action: { name: 'guide' } } })
  expect(asked(link, 'non-member')).toEqual({ name: 'guide' })
  expect(asked(link, 'svip')).toBeNull()
})

it('ACC-10 paging inside a detail asks a visitor to log in, and opens the page afterwards', () => {
  const pager =
    '<div data-detail-pager><a href="http://localhost/qiye/1/?people=p2#people" data-target></a></div>'
  expect(asked(pager, 'visitor')).toEqual({
    name: 'login',
    next: { go: 'http://localhost/qiye/1/?people=p2#people' },
  })
  expect(asked(pager, 'non-member')).toBeNull()
})

it('FAV-02 members set a star; a visitor logs in, and then it is set', () => {
  const star = '<button data-collect="company:1"><span data-target></span></button>'
  const collect = { name: 'collect', record: 'company:1' }
  expect(asked(star, 'visitor')).toEqual({ name: 'login', next: { action: collect } })
  expect(asked(star, 'non-member')).toEqual(collect)
})

it('AI-06 the assistant opens with the page it was opened on; a visitor logs in first', () => {
  const entry =
    '<button data-assistant="重庆" data-kind="company" data-subject="渝建公司"><b data-target></b></button>'
  const assistant = { name: 'assistant', region: '重庆', kind: 'company', subject: '渝建公司' }
  expect(asked(entry, 'visitor')).toEqual({ name: 'login', next: { action: assistant } })
  expect(asked(entry, 'non-member')).toEqual(assistant)
})

it.each([
  ['<button data-report="{}" data-target></button>', { name: 'report' }],
  ['<button data-export="[]" data-target></button>', { name: 'export', list: '[]' }],
  [
    '<a href="/f" data-company-pdf="/f" data-company="渝建公司" data-target></a>',
    { name: 'company-pdf', company: '渝建公司', href: '/f' },
  ],
  [
    '<button data-buy-report="report-owners" data-product="甲方单位名录" data-fen="9900" data-target></button>',
    { name: 'data-report', productId: 'report-owners', product: '甲方单位名录', fen: 9900 },
  ],
  [
    '<a data-buy="p1" data-service="staff_vacancy" data-target></a>',
    { name: 'buy', productId: 'p1', service: 'staff_vacancy' },
  ],
  ['<a data-buy="" data-service="unknown" data-target></a>', { name: 'buy' }],
  ['<button data-pay-order="o1" data-target></button>', { name: 'pay', orderId: 'o1' }],
  ['<a data-unlock="membership-guide" data-target></a>', { name: 'guide' }],
  [
    '<a data-unlock="service-guide" data-service="owner_lookup" data-target></a>',
    { name: 'guide', service: 'owner_lookup' },
  ],
])('ACC-06 %s opens for members; a visitor logs in first', (html, request) => {
  expect(asked(html, 'visitor')).toEqual({ name: 'login', next: { action: request } })
  expect(asked(html, 'svip')).toEqual(request)
})

it('PAY-01 the login itself opens for everyone, and so does the logout confirmation', () => {
  expect(asked('<a data-unlock="login" data-target></a>', 'visitor')).toEqual({ name: 'login' })
  expect(asked('<a data-login="" data-target></a>', 'visitor')).toEqual({ name: 'login' })
  expect(asked('<button data-logout="" data-target></button>', 'svip')).toEqual({ name: 'logout' })
})

it('unmarked elements open nothing', () => {
  expect(asked('<a href="/qiye/" data-target></a>', 'visitor')).toBeNull()
})
