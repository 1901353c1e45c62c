import { expect, it } from 'vitest'
import { checkFriendLink, listFriendLinks } from './'
import type { FriendLink } from './friend-links'

const link = (held: Partial<FriendLink> = {}): FriendLink => ({
  name: '住房和城乡建设部',
  url: 'https://www.mohurd.gov.cn/',
  columns: 'all',
  location: 'down',
  ...held,
})
const page = { route: 'qiye', areaCode: '320100' } as const
const isShown = (columns: string, where: Parameters<typeof listFriendLinks>[1] = page) =>
  listFriendLinks([link({ columns })], where, 'down').length === 1

it.each([
  ['all', true],
  ['qiye', true],
  ['320100', true],
  ['renyuan,qiye', true],
  ['renyuan, 320100 ,xinyong', true],
  ['renyuan，qiye', true],
  [',,all,', true],
  ['', false],
  [',', false],
  ['renyuan', false],
  ['qiyedetails', false],
  ['qiy', false],
  ['QIYE', false],
  ['ALL', false],
  ['320000', false],
  ['３２０１００', false],
  ['null', false],
  ['__proto__', false],
  ['qiye renyuan', false],
])('SHL-09 columns %j on a company page of Nanjing: %s', (columns, shown) => {
  expect(isShown(columns)).toBe(shown)
})

it('SHL-09 each place shows its own links, in the given order', () => {
  const links = [
    link({ name: 'a', location: 'up' }),
    link({ name: 'b', location: 'down' }),
    link({ name: 'c', location: 'split' }),
    link({ name: 'd', location: 'up' }),
    link({ name: 'e', location: 'left' }),
    link({ name: 'f', location: '' }),
  ]
  const names = (location: 'up' | 'down' | 'split') =>
    listFriendLinks(links, page, location).map((l) => l.name)
  expect(names('up')).toEqual(['a', 'd'])
  expect(names('down')).toEqual(['b'])
  expect(names('split')).toEqual(['c'])
})

it('SHL-09 a link without a name, or with an unsafe URL, is left out', () => {
  const links = [
    link({ name: '' }),
    link({ name: ' \n' }),
    link({ url: 'javascript:alert(1)' }),
    link({ url: '' }),
    link({ name: ' 信用中国 ', url: ' https://www.creditchina.gov.cn/ ' }),
  ]
  expect(listFriendLinks(links, page, 'down')).toEqual([
    { name: '信用中国', url: 'https://www.creditchina.gov.cn/', columns: 'all', location: 'down' },
  ])
})

it('SHL-09 a link as filled in is complete, safe, and stands where there is a page', () => {
  const link = { name: '协会', url: 'https://example.com/', columns: 'all', location: 'down', position: 0 }
  const fields = (changed: Partial<typeof link>) =>
    checkFriendLink({ ...link, ...changed }).map(({ field }) => field)
  expect(fields({})).toEqual([])
  expect(fields({ columns: 'qiye，500000' })).toEqual([])
  expect(fields({ name: '长'.repeat(30) })).toEqual([])
  expect(fields({ name: '长'.repeat(31) })).toEqual(['name'])
  expect(fields({ name: ' ', url: 'javascript:x', columns: 'qiye,nowhere', location: 'left' })).toEqual([
    'name',
    'url',
    'columns',
    'location',
  ])
  expect(fields({ position: 9999 })).toEqual([])
  for (const position of [-1, 10_000, 1.5, Number.NaN]) expect(fields({ position })).toEqual(['position'])
})
