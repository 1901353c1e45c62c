import { beforeEach, expect, it } from 'vitest'
import { type Ask, askOf } from './ask'

const ROLES = { visitor: [false, false], 'non-member': [true, false], svip: [true, true] } as const

const asked = (html: string, role: keyof typeof ROLES): Ask | null => {
  document.body.innerHTML = html
  const [isMember, isSvip] = ROLES[role]
  return askOf(document.querySelector('[data-target]'), isMember, isSvip)
}

beforeEach(() => document.body.replaceChildren())

it('ACC-03 a link of type 1 asks a visitor to log in and then goes on; others follow it', () => {
  const link = '<a href="http://localhost/qiye/1/" data-directive="1"><b data-target></b></a>'
  expect(asked(link, 'visitor')).toEqual({ at: 'login', next: { go: 'http://localhost/qiye/1/' } })
  expect([asked(link, 'non-member'), asked(link, 'svip')]).toEqual([null, null])
})

it('ACC-03 a link of type 2 asks for the login and for the membership', () => {
  const link = '<a href="/qiye/1/" data-directive="2" data-target></a>'
  expect(asked(link, 'visitor')).toEqual({ at: 'login', next: { wish: { at: 'guide' } } })
  expect(asked(link, 'non-member')).toEqual({ at: 'guide' })
  expect(asked(link, 'svip')).toBeNull()
})

it('ACC-10 turning the page inside a detail asks a visitor to log in, and goes there afterwards', () => {
  const pager =
    '<div data-detail-pager><a href="http://localhost/qiye/1/?people=p2#people" data-target></a></div>'
  expect(asked(pager, 'visitor')).toEqual({
    at: 'login',
    next: { go: 'http://localhost/qiye/1/?people=p2#people' },
  })
  expect(asked(pager, 'non-member')).toBeNull()
})

it('FAV-02 a star is pressed by members; a visitor logs in and has it pressed then', () => {
  const star = '<button data-collect="company:1"><span data-target></span></button>'
  const collect = { at: 'collect', record: 'company:1' }
  expect(asked(star, 'visitor')).toEqual({ at: 'login', next: { wish: collect } })
  expect(asked(star, 'non-member')).toEqual(collect)
})

it('REP-01 数据纠错 opens for members; a visitor logs in first', () => {
  const button = '<button data-report="{}" data-target></button>'
  expect(asked(button, 'visitor')).toEqual({ at: 'login', next: { wish: { at: 'report' } } })
  expect(asked(button, 'svip')).toEqual({ at: 'report' })
})

it('what is not marked is no business of the dialogs', () => {
  expect(asked('<a href="/qiye/" data-target></a>', 'visitor')).toBeNull()
})
