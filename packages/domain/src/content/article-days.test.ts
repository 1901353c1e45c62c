import { expect, it } from 'vitest'
import { formatChineseNumber } from './article-anchor'
import { findArticleAnchor, findArticleDay, listArticleDays } from './index'

/** Half past midnight in Shanghai, when it is the previous day in London. */
const released = Date.UTC(2026, 10, 24, 16, 30)

it('CON-13 a law shows the days of its issue and effect, not the day it was collected', () => {
  const law = { channel: 'policy2', issuedOn: '1999-08-30', effectiveOn: '2000-01-01', releaseTime: released }
  expect(listArticleDays(law)).toEqual([
    { label: '发布', day: '1999-08-30' },
    { label: '施行', day: '2000-01-01' },
  ])
  expect(findArticleDay(law)).toEqual({ label: '发布', day: '1999-08-30' })
  expect(findArticleDay({ ...law, issuedOn: null })).toEqual({ label: '施行', day: '2000-01-01' })
  const undated = { ...law, issuedOn: null, effectiveOn: null }
  expect(listArticleDays(undated)).toEqual([{ label: '收录', day: '2026-11-25' }])
  expect(listArticleDays({ ...law, channel: 'new' })).toEqual([{ label: '', day: '2026-11-25' }])
})

it('CON-14 an article of a law is asked for by its number, in digits or in words', () => {
  expect([7, 10, 12, 20, 68, 100, 102, 110, 119, 1260].map(formatChineseNumber)).toEqual(
    '七 十 十二 二十 六十八 一百 一百零二 一百一十 一百一十九 一千二百六十'.split(' '),
  )
  for (const text of ['10', '第10条', ' 第十条 ']) expect(findArticleAnchor(text)).toBe('第十条')
  for (const text of ['保证金', '0', '十日', '20000', '10日']) expect(findArticleAnchor(text)).toBeNull()
})
