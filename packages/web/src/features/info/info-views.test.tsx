import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AboutView, AgreementView, HelpView, SitemapView } from './index'

afterEach(cleanup)

/** 00:30 on 2026-11-20 in Shanghai; still 2026-11-19 in UTC. */
const TIME = Date.UTC(2026, 10, 19, 16, 30)

const title = () => screen.getByRole('heading', { level: 1 }).textContent

it('an agreement is shown in full, with title and day', () => {
  const agreement = { title: '用户协议', content: '<h2>一、总则</h2><p>甲</p>', updatedAt: TIME }
  render(<AgreementView agreement={agreement} title="别的" />)
  expect(title()).toBe('用户协议')
  expect(screen.getByText('更新于 2026-11-20')).toBeDefined()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('一、总则')
})

it('an agreement that failed to load keeps its title and says where else it is available', () => {
  render(<AgreementView agreement={null} title="隐私政策" />)
  expect(title()).toBe('隐私政策')
  expect(screen.getByText(/400-023-6003/)).toBeDefined()
})

it('a site map has each group with its links, under its title', () => {
  const links = [
    { label: '查企业', href: '/qiye/' },
    { label: '查人员', href: '/renyuan/' },
  ]
  render(<SitemapView groups={[{ title: '查询服务', links }]} />)
  expect(title()).toBe('网站地图')
  const group = screen.getByRole('heading', { name: '查询服务' }).parentElement as HTMLElement
  expect(
    within(group)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual(links.map(({ label, href }) => [label, href]))
})

it('the page about the portal names the operator and its registrations, where they are configured', () => {
  render(
    <AboutView
      operator={[{ label: '运营者', text: '某某科技有限公司' }]}
      notices={[{ label: '渝ICP备1号', href: 'https://beian.miit.gov.cn' }]}
    />,
  )
  expect(screen.getByText('运营者').nextSibling?.textContent).toBe('某某科技有限公司')
  expect(screen.getByRole('link', { name: '渝ICP备1号' })).toBeDefined()
  cleanup()
  render(<AboutView />)
  expect(screen.queryByText('运营主体')).toBeNull()
})

it('help and about have one title each and a telephone link', () => {
  for (const [view, name] of [
    [<HelpView key="help" />, '帮助中心'],
    [<AboutView key="about" />, '关于我们'],
  ] as const) {
    render(view)
    expect(title()).toBe(name)
    const call = screen.getByRole('link', { name: '400-023-6003' })
    expect(call.getAttribute('href')).toBe('tel:400-023-6003')
    cleanup()
  }
})
