import { expect, it } from 'vitest'
import { describeOnBoth } from '../../test-support/databases'
import {
  addBannerClick,
  countSearchWord,
  friendLinksFor,
  hotWords,
  noticeById,
  noticePage,
} from './content.store'
import { banners } from './content.table'
import { prepareContent } from './prepare'
import { latestWinners, refreshCounts } from './statistics.store'

const NOW = Date.UTC(2026, 10, 20, 4)
const page = { pageNum: 1, pageSize: 6 }

describeOnBoth('content', (database) => {
  it('P 7 gives the six latest articles of a type, newest first, and none from the future', async () => {
    await prepareContent(database(), 1, NOW)
    await prepareContent(database(), 1, NOW)
    const news = await noticePage(database().sql, 'new', NOW, page)
    expect(news.records).toHaveLength(6)
    expect(news.total).toBe(7)
    expect(news.pages).toBe(2)
    const times = news.records.map((r) => r.releaseTime)
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect((await noticePage(database().sql, 'new', NOW - 400 * 86_400_000, page)).records).toEqual([])
  })

  it('P 7 gives one article with its text, and nothing for an unknown one', async () => {
    expect(await noticeById(database().sql, 'n-credit-code', NOW)).toMatchObject({ id: 'n-credit-code' })
    expect(await noticeById(database().sql, "x' or '1'='1", NOW)).toBeUndefined()
  })

  it('SHL-09 gives links for all places, and those of the place asked for', async () => {
    expect(await friendLinksFor(database().sql, 'qiye', { pageNum: 1, pageSize: 50 })).toHaveLength(6)
  })

  it('SHL-10 records a click on banners that exist and ignores others', async () => {
    await database()
      .orm.insert(banners)
      .values({ id: 'b1', name: '首页', positionKey: 'homeModalImg', url: '[]' })
    await addBannerClick(database().sql, { ids: ['b1', 'nope'], link: '/x', userId: null }, NOW)
    const [row] = await database().sql`select count(*)::int as n, max(banner_id) as id from banner_clicks`
    expect(row).toMatchObject({ n: 1, id: 'b1' })
  })

  it('P 2.6 counts searches by day and shows the most frequent', async () => {
    for (let i = 0; i < 12; i++) await countSearchWord(database().sql, '桥梁', 'company', NOW)
    expect((await hotWords(database().sql, NOW))[0]).toEqual({ word: '桥梁', kind: 'company' })
  })

  it('P 2.6 figures over empty tables are zero, not an error', async () => {
    expect((await refreshCounts(database().sql, NOW)).map((r) => r.refreshCount)).toEqual([0, 0, 0])
    expect(await latestWinners(database().sql, NOW)).toEqual([])
  })
})
