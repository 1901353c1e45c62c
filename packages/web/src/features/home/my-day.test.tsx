import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { MyDay, type MyDayData, StartDay } from './index'

afterEach(cleanup)

const DUE = {
  ...{ companyName: '砚渡市政', compared: 30, fit: 1, nearly: 1, open: 0, amount: '3,260 万元' },
  moreHref: '/zhaobiao/?due=7d',
  rows: [
    {
      ...{ id: '1', name: '滨江道路', href: '/tender/1', basis: '渝北区 · 市政二级', owner: '某城投' },
      ...{ budget: '3,260.00', left: { text: '1 天', tone: 'bad' as const }, at: '11-24 周二 09:30' },
      ...{ of: 'fit', text: '可投', reason: '8 项要求全部满足' },
    },
  ],
}
const DATA: MyDayData = {
  ...{ today: '11-23 周一', companyHref: '/center/?index=14', companyName: '砚渡市政', due: { value: DUE } },
  lacksCompany: false,
  rivals: {
    value: {
      ...{
        followed: 6,
        week: 3,
        weekBefore: 5,
        findHref: '/companyAnalyze/?cid=own',
        manageHref: '/center/?k=c',
      },
      rows: [
        {
          id: '1',
          company: '澄垣建设',
          name: '一期',
          href: '/win/1',
          amount: '4,806.52',
          basis: '下浮 11.4% · 11-12',
        },
      ],
    },
  },
  finds: {
    value: {
      ...{ days: ['2026-11-22', '2026-11-23'], subscriptions: 4, total: 27, manageHref: '/center/?index=3' },
      rows: [{ id: '1', name: '重庆市政', href: '/zhaobiao/?region=500000', counts: [9, 3], total: 12 }],
    },
  },
  endings: {
    value: {
      companyName: '砚渡市政',
      rows: [
        { key: 'a', name: '安全生产许可证', until: '2026-12-19', days: 26, href: '/qiye/own/#permit' },
        { key: 'b', name: '市政二级', until: '2026-11-01', days: -22, href: '/qiye/own/#q' },
      ],
    },
  },
  policies: { title: '政策法规', moreHref: '/policy2/all.html', items: [] },
}

const show = (more: Partial<MyDayData> = {}) => render(<MyDay data={{ ...DATA, ...more }} />)

it('SHL-15 what was not loaded in time says so, and its figure is not 0', () => {
  const failed = { value: null }
  show({ due: failed, rivals: failed, finds: failed, endings: failed })
  expect(screen.getAllByRole('alert')).toHaveLength(4)
  expect([...document.querySelectorAll('.day-figures b')].map(({ textContent }) => textContent)).toEqual([
    ...['--', '--', '--', '--'],
  ])
})

it('SHL-15 without a company, the page is a field for it and live records, and subscriptions with news', () => {
  const proofs = { open: null, wins: null, byProvince: [], place: '重庆' }
  const { today, rivals, finds } = DATA
  const none = {
    value: { followed: 0, week: 0, weekBefore: 0, findHref: null, manageHref: '/center/?k=c', rows: [] },
  }
  const { rerender } = render(
    <StartDay data={{ today, rivals: none, finds }} proofs={proofs} form={<input aria-label="企业" />} />,
  )
  expect(screen.getByRole('region', { name: '选我的企业' }).querySelector('input')).not.toBeNull()
  expect(screen.getByRole('heading', { name: '重庆正在招标' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: /^我的订阅/ })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: /^对手新中标/ })).toBeNull()
  rerender(<StartDay data={{ today, rivals, finds: { value: null } }} proofs={proofs} form={null} />)
  expect(screen.queryByRole('heading', { name: /^我的订阅/ })).toBeNull()
  expect(screen.getByRole('heading', { name: /^对手新中标/ })).toBeTruthy()
})
