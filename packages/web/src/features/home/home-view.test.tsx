import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type VisitorData, VisitorHome } from './index'

afterEach(cleanup)

const NOTHING: VisitorData = {
  ...{ figures: null, hotWords: null, hotCompanies: null, open: null, wins: null, byProvince: null },
  boards: [],
  articles: [{ title: '新闻资讯', moreHref: '/new/all.html', items: null }],
  others: [{ title: '人员', links: [{ label: '人员流动', href: '/liudong/' }] }],
  place: null,
}

const show = (more: Partial<VisitorData> = {}) =>
  render(
    <VisitorHome
      data={{ ...NOTHING, ...more }}
      search={<input type="search" />}
      companyHref={(id) => `/company/${id}`}
    />,
  )

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

it('a part that failed keeps its place and offers a reload; search and other lists are always there', () => {
  show()
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    ...['正在招标', '近 7 日最大中标', '各省招标', '榜单', '人员', '热门企业', '新闻资讯'],
  ])
  expect(screen.getAllByRole('alert')).toHaveLength(6)
  expect(screen.getAllByRole('link', { name: '重新加载' })[0]?.getAttribute('href')).toBe('/')
  expect(screen.getByRole('searchbox')).toBeDefined()
  expect(linksIn(screen.getByRole('navigation', { name: '更多查询与工具' }))).toEqual([
    ['人员流动', '/liudong/'],
  ])
})
