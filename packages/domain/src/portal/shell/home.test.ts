import { expect, it } from 'vitest'
import { HOT_LISTS, hotEntries, LEADERBOARDS, leaveOutNamed, STATISTIC_CARDS } from './'

it('SHL-03 the four statistic cards show their headline figures', () => {
  expect(STATISTIC_CARDS.map(({ key, label, text }) => `${key} ${label} ${text}`)).toEqual([
    'company 建筑企业 1500万+',
    'update 每日更新 40万+',
    'person 从业人员 1400万+',
    'project 项目业绩 5000万+',
  ])
})

it('SHL-03 the leaderboards say what they count', () => {
  expect(LEADERBOARDS.map(({ key, title, counted }) => `${key} ${title} ${counted}`)).toEqual([
    'winning 中标榜 近 7 日中标',
    'performance 业绩榜 累计中标',
    'qualification 资质榜 资质数',
    'company 企业榜 人员数',
  ])
})

it('SHL-03 the hot lists are companies and searches', () => {
  expect(HOT_LISTS.map(({ key, title }) => `${key} ${title}`)).toEqual([
    'companies 热门企业',
    'searches 热门搜索',
  ])
})

it('SHL-03 a hot list shows the first 9', () => {
  const words = Array.from({ length: 10 }, (_, i) => `词${i + 1}`)
  expect(hotEntries(words)).toEqual(words.slice(0, 9))
  expect(hotEntries(words.slice(0, 9))).toEqual(words.slice(0, 9))
  expect(hotEntries([])).toEqual([])
})

it('SHL-15 nothing is named twice on the home page, and a group without anything left is no group', () => {
  const link = (label: string) => ({ label, href: `/${label}/` })
  const groups = [
    { title: '人员', links: [link('a'), link('b')] },
    { title: '业绩', links: [link('c')] },
  ]
  expect(leaveOutNamed(groups, ['/a/', '/c/'])).toEqual([{ title: '人员', links: [link('b')] }])
  expect(leaveOutNamed(groups, [])).toEqual(groups)
})
