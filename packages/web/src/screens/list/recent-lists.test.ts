import { beforeEach, expect, it } from 'vitest'
import { recentLists, rememberList } from './recent-lists'

beforeEach(() => localStorage.clear())

it('the newest list is first, a list is stored once, and eight of a kind are kept', () => {
  for (let i = 0; i < 10; i += 1) rememberList('tender', { href: `/zhaobiao/?q=${i}`, label: `${i}` })
  rememberList('tender', { href: '/zhaobiao/?q=5', label: '5' })
  rememberList('company', { href: '/qiye/?region=500000', label: '重庆' })
  expect(recentLists('tender').map(({ label }) => label)).toEqual(['5', '9', '8', '7', '6', '4', '3', '2'])
  expect(recentLists('company')).toHaveLength(1)
})

it('a broken store, and addresses of other sites, are no lists', () => {
  localStorage.setItem('recent-lists', '{')
  expect(recentLists('tender')).toEqual([])
  localStorage.setItem('recent-lists', JSON.stringify({ tender: [{ href: 'https://x', label: 'x' }, null] }))
  expect(recentLists('tender')).toEqual([])
})
