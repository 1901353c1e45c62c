import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const GROUPS = [{ title: '人员', links: [{ label: '查人员', href: '/renyuan/' }] }]

/** Renders a fresh menu: loaded entries are cached for a page. */
const show = async () => {
  vi.resetModules()
  const { MegaMenu, MegaMenuButtons } = await import('./mega-menu')
  render(
    <>
      <MegaMenuButtons label="查询服务" />
      <MegaMenu label="查询服务" />
    </>,
  )
  return screen.getByRole('navigation', { hidden: true })
}

const open = (menu: HTMLElement) =>
  fireEvent(menu, Object.assign(new Event('toggle'), { oldState: 'closed', newState: 'open' }))

const answer = vi.fn<(url: string) => Promise<unknown>>()
beforeEach(() => {
  answer.mockReset()
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('fetches them as soon as the pointer is on its button', async () => {
  answer.mockResolvedValue({ ok: true, json: async () => GROUPS })
  await show()
  fireEvent.pointerEnter(screen.getByRole('button', { name: '查询服务' }))
  expect(answer).toHaveBeenCalledTimes(1)
})

it('links to the site map when loading fails, and retries when it is opened again', async () => {
  answer.mockResolvedValueOnce({ ok: false, status: 503 })
  answer.mockResolvedValueOnce({ ok: true, json: async () => GROUPS })
  const menu = await show()
  open(menu)
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain('网站地图')
  expect(screen.getByRole('link', { name: '网站地图', hidden: true }).getAttribute('href')).toBe(
    '/sitemap.html',
  )
  open(menu)
  expect(await screen.findByText('查人员')).toBeTruthy()
})
