import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { QualificationUpgradeView, type ShownUpgrade, type ShownUpgradeCheck } from './upgrade.view'

afterEach(cleanup)

const check = (differs: Partial<ShownUpgradeCheck>): ShownUpgradeCheck => ({
  key: 'k',
  label: '注册建造师',
  subject: '市政公用工程专业注册建造师',
  figure: '5 人以上',
  clause: '10.3.2(1)',
  items: [],
  status: 'missing',
  sentence: '收录 3 人，差 2 人。',
  droppedBy: null,
  evidence: [{ label: '找无在建的建造师', href: '/renyuan/?site=free' }],
  opensBy: null,
  ...differs,
})
const upgrade: ShownUpgrade = {
  code: 'D110',
  name: '市政公用工程施工总承包',
  held: null,
  next: '三级',
  document: '建市〔2014〕159号',
  missing: 1,
  unknown: 1,
  met: 0,
  dropped: 1,
  text: '差 1 项，另有 1 项待核对',
  scope: ['单跨 25 米以下的城市桥梁', null],
  checks: [
    check({}),
    check({ key: 'a', label: '净资产', figure: null, status: 'unknown', sentence: '待核实', evidence: [] }),
    check({ key: 's', label: '现场管理人员', droppedBy: '建办市〔2018〕53号' }),
  ],
  standardHref: '/qualification/D110.html',
  holdersHref: '/qiye/?qualification=D110',
}
const props = {
  chooseHref: '/center/?index=24',
  action: '/center/',
  index: '25',
  wanted: '',
  categories: [{ value: 'D110', label: '市政公用工程施工总承包' }],
  unlock: () => null,
}
const show = (found: Parameters<typeof QualificationUpgradeView>[0]['found']) =>
  render(<QualificationUpgradeView found={found} {...props} />)

it('QST-04 each line has its clause, its result and the way to whom is missing; doubts and dropped ones are named', () => {
  show({ isChosen: true, companyName: '某某建设', upgrades: [upgrade] })
  const card = screen.getByRole('heading', { name: '市政公用工程施工总承包 增项 三级' }).closest('section')
  expect(card?.textContent).toContain('差 1 项，另有 1 项待核对')
  const [missing, doubt, dropped] = within(card as HTMLElement).getAllByRole('listitem')
  expect(missing?.textContent).toContain('条款 10.3.2(1)')
  expect(
    within(missing as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/renyuan/?site=free')
  expect(doubt?.textContent).toContain('净资产：待核实')
  expect(dropped?.textContent).toContain('不再考核')
  expect(dropped?.getAttribute('data-status')).toBeNull()
  expect(screen.getByRole('link', { name: '看标准全文表' }).getAttribute('href')).toBe(
    '/qualification/D110.html',
  )
})

it('QST-04 without a company, without a step up and without an answer there is a way on', () => {
  show({ isChosen: false, companyName: null, upgrades: [] })
  expect(screen.getByRole('link', { name: '选择我的企业' }).getAttribute('href')).toBe('/center/?index=24')
  cleanup()
  show({ isChosen: true, companyName: '某某建设', upgrades: [] })
  expect(screen.getByText('没有可以升级的资质')).toBeDefined()
  expect(screen.getByRole('combobox')).toBeDefined()
  cleanup()
  show(null)
  expect(screen.getByRole('alert').textContent).toContain('没有加载出来')
})
