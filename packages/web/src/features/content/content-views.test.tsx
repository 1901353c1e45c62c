import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Answer, Full } from './content.types'
import { ArticleView, ContentListView, type ListData, QuestionView } from './index'

afterEach(cleanup)

/** Half past midnight in Shanghai, when it is the previous day in London. */
const TIME = Date.UTC(2026, 10, 19, 16, 30)

const article: Full = {
  id: 'a1',
  title: '投标保证金何时退',
  remark: '五日内',
  channel: 'policy2',
  channelName: '政策（国家）',
  categoryName: '招投标',
  labelList: ['投标保证金'],
  source: '公开文件',
  documentNumber: '国务院令第613号',
  issuer: '国务院',
  issuedOn: null,
  effectiveOn: '2012-02-01',
  expiresOn: null,
  state: '现行有效',
  views: 0,
  answers: 0,
  releaseTime: TIME,
  author: null,
  method: 'digest',
  cover: null,
  textBody: '<p>正文</p>',
  previous: null,
  next: { id: 'a2', title: '下一条' },
}

const hrefOf = ({ channel, id }: { channel: string; id: string }) => `/${channel}/${id}`
const frame = {
  crumbs: [{ label: '首页', href: '/' }],
  related: null,
  hrefOf,
  relatedHref: hrefOf,
  url: 'https://x/a1',
}

const list: ListData = {
  title: '新闻资讯',
  intro: '动态与提醒',
  crumbs: [],
  items: [],
  total: 0,
  categories: [],
  others: [],
  sorts: [],
  periods: [],
  wholeHref: '/new/all.html',
  hot: null,
  tags: null,
  byDay: true,
  now: TIME,
}

it('CON-02 a policy shows its number, issuer, days and state; what is unknown is left out', () => {
  render(<ArticleView article={article} {...frame} />)
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    '国务院令第613号',
    '国务院',
    '2012-02-01',
    '现行有效',
  ])
  expect(screen.getByText('2026-11-20 00:30')).toBeDefined()
  expect(screen.getByText(/以发布机关的现行文本为准/)).toBeDefined()
  const beside = screen.getByRole('navigation', { name: '上一篇与下一篇' })
  expect(
    within(beside)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/policy2/a2'])
  expect(screen.queryByText('相关内容')).toBeNull()
})

it('a question has its answers; when they did not come in time it says so', () => {
  const answer: Answer = {
    id: 'x',
    author: '岑知远',
    authorTitle: null,
    textBody: '<p>五日内</p>',
    basis: '条例第五十七条',
    accepted: true,
    answerTime: TIME,
  }
  render(<QuestionView question={article} answers={[answer]} {...frame} />)
  expect(screen.getByText('已采纳')).toBeDefined()
  expect(screen.getByText('依据：条例第五十七条')).toBeDefined()
  cleanup()
  render(<QuestionView question={article} answers={null} {...frame} />)
  expect(screen.getByRole('alert').textContent).toContain('回答暂时没有加载出来')
})

it('a list groups by day, and says when it is empty, found nothing, or did not load', () => {
  render(<ContentListView data={{ ...list, items: [article], total: 1 }} hrefOf={hrefOf} pager={null} />)
  expect(screen.getByRole('region', { name: '2026-11-20' })).toBeDefined()
  cleanup()
  render(<ContentListView data={list} hrefOf={hrefOf} pager={null} />)
  expect(screen.getByText('这里暂时没有内容')).toBeDefined()
  cleanup()
  render(<ContentListView data={{ ...list, keyword: '龘' }} hrefOf={hrefOf} pager={null} />)
  expect(screen.getByText('没有找到相关内容')).toBeDefined()
  cleanup()
  render(<ContentListView data={{ ...list, items: null }} hrefOf={hrefOf} pager={null} />)
  expect(screen.getByRole('alert').textContent).toContain('列表暂时没有加载出来')
})
