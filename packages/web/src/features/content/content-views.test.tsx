import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Answer, Full } from './content.types'
import { ArticleView, ContentListView, type ListData, QuestionView } from './index'

afterEach(cleanup)

/** 00:30 on 2026-11-20 in Shanghai; still 2026-11-19 in UTC. */
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
  issuedOn: '2011-12-20',
  region: null,
  amendment: '2019-03-02 国务院令第709号',
  successor: null,
  predecessors: [],
  outline: [],
  effectiveOn: '2012-02-01',
  expiresOn: null,
  state: '现行有效',
  replacement: null,
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
  periodLabel: '发布时间',
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
    '现行有效',
    '2019-03-02 国务院令第709号',
    '公布 2011-12-20施行 2012-02-01',
  ])
  expect(screen.getByText(/收录于/).textContent).toBe('收录于 2026-11-20')
  expect(screen.getByText(/以发布机关的现行文本为准/)).toBeDefined()
  const beside = screen.getByRole('navigation', { name: '上一篇与下一篇' })
  expect(
    within(beside)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/policy2/a2'])
  expect(screen.queryByText('相关内容')).toBeNull()
})

it('CON-02 a superseded document leads to its successor, where that is held', () => {
  const successor = {
    documentNumber: 'GB/T 50500-2024',
    id: 's1',
    channel: 'policy4',
    title: '建设工程工程量清单计价标准（GB/T 50500-2024）',
    effectiveOn: '2025-09-01',
  }
  const old = { ...article, state: '已被替代', expiresOn: '2025-09-01', successor }
  render(<ArticleView article={old} {...frame} />)
  expect(screen.getByRole('link', { name: successor.title }).getAttribute('href')).toBe('/policy4/s1')
  cleanup()
  const unheld = { ...successor, id: null, channel: null, title: null }
  render(<ArticleView article={{ ...old, successor: unheld }} {...frame} />)
  expect(screen.getByText('由 GB/T 50500-2024 替代')).toBeDefined()
  expect(screen.queryByRole('link', { name: /50500/ })).toBeNull()
})

it('CON-13 a list shows when a law was issued and takes effect, not when it was collected', () => {
  render(
    <ContentListView
      data={{ ...list, items: [article], total: 1, byDay: false }}
      hrefOf={hrefOf}
      pager={null}
    />,
  )
  const row = screen.getByRole('article')
  expect(row.textContent).toContain('发布 2011-12-20施行 2012-02-01')
  expect(row.textContent).not.toContain('2026-11')
})

it('CON-02 a list names what took the place of a document', () => {
  const old = { ...article, state: '已被替代', replacement: '由 GB/T 50500-2024 替代' }
  render(
    <ContentListView data={{ ...list, items: [old], total: 1, byDay: false }} hrefOf={hrefOf} pager={null} />,
  )
  expect(screen.getByRole('article').textContent).toContain('已被替代由 GB/T 50500-2024 替代')
})

it('CON-14 a long law has a table of contents and a search in its text', () => {
  const outline = [1, 2, 3].map((n) => ({ id: `h-${n}`, text: `第${n}章`, level: 2 }))
  const textBody = `<p id="第一条">${'正文'.repeat(2000)}</p>`
  render(<ArticleView article={{ ...article, outline, textBody }} {...frame} />)
  const toc = screen.getByRole('navigation', { name: '目录' })
  expect(
    within(toc)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#h-1', '#h-2', '#h-3'])
  const field = screen.getByRole('searchbox', { name: '在文中查找' })
  fireEvent.change(field, { target: { value: '1' } })
  expect(screen.getByText('按回车跳到这一条')).toBeDefined()
  fireEvent.submit(field)
  expect(decodeURIComponent(location.hash)).toBe('#第一条')
  fireEvent.change(field, { target: { value: '没有的词' } })
  expect(screen.getByText('文中没有')).toBeDefined()
})

it('CON-15 a hub shows what is of its place first, and apart from it what is of the whole country', () => {
  const local = { ...article, id: 'a0', title: '重庆市招标投标条例', region: '500000' }
  const data = { ...list, items: [local, article], total: 2, byDay: false, place: '重庆市' }
  render(<ContentListView data={data} hrefOf={hrefOf} pager={null} />)
  const titlesIn = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => link.textContent)
  expect(titlesIn('重庆市')).toEqual(['重庆市招标投标条例'])
  expect(titlesIn('全国')).toEqual(['投标保证金何时退'])
})

it('a text shows the chart that it names between its words, and nothing for an unknown one', () => {
  const textBody = '<p>前</p><p>[[chart:winsByMonth]]</p><p>后</p>'
  const chartOf = (name: string) => name === 'winsByMonth' && <figure>每月中标</figure>
  const { container } = render(
    <ArticleView article={{ ...article, textBody }} {...frame} chartOf={chartOf} />,
  )
  expect(screen.getByRole('figure').textContent).toBe('每月中标')
  expect(container.textContent).not.toContain('[[chart')
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
