import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { QualificationUpgradeView } from './upgrade.view'

afterEach(cleanup)

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
