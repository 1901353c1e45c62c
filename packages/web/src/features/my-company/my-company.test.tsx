import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MY_COMPANY_TEXTS } from '@zhushutong/domain/my-company'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CompanyForm } from './company-form'
import { MyCompanyView, type ShownCompany } from './my-company.view'
import { type ShownRequirement, TenderCheckView } from './tender-check.view'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const box = () => screen.getByRole('textbox', { name: /企业全称/ })
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const aForm = (save = vi.fn(async () => null)) => {
  const suggest = vi.fn(async (text: string) => [{ id: 'c1', name: `${text}建设有限公司`, region: '500112' }])
  const onSaved = vi.fn()
  render(<CompanyForm suggest={suggest} save={save} onSaved={onSaved} />)
  return { suggest, save, onSaved }
}

it('MYC-01 a code with a wrong check character is told beside the field and never sent', async () => {
  const { save } = aForm()
  type('91350100M000100Y44')
  fireEvent.click(screen.getByRole('button', { name: '确定' }))
  await screen.findByText(MY_COMPANY_TEXTS.check)
  expect(save).not.toHaveBeenCalled()
  expect(box().getAttribute('aria-invalid')).toBe('true')
})

it('MYC-01 a company that is suggested is chosen by its id, one that is typed by its text', async () => {
  const { suggest, save, onSaved } = aForm()
  type('重庆')
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(suggest).toHaveBeenCalledTimes(1)
  fireEvent.click(await screen.findByRole('button', { name: /重庆建设有限公司/ }))
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
  expect(save).toHaveBeenLastCalledWith({ id: 'c1' })
  type(' 91350100M000100Y43 ')
  fireEvent.click(screen.getByRole('button', { name: '确定' }))
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(2))
  expect(save).toHaveBeenLastCalledWith({ text: '91350100M000100Y43' }, expect.anything())
})

const own: ShownCompany = {
  name: '重庆某某建设有限公司',
  exists: true,
  creditCode: '91350100M000100Y43',
  region: '500112',
  status: 'active',
  qualifications: [{ name: '市政公用工程施工总承包', grade: '二级', validUntil: '2026-12-02' }],
  qualificationCount: 1,
  safetyPermitUntil: null,
  people: null,
  wins: 3,
  certificates: [
    {
      name: '市政公用工程施工总承包二级',
      until: '2026-12-02',
      days: 12,
      text: '剩 12 天',
      section: 'qualification',
    },
  ],
  chosenTime: Date.UTC(2026, 10, 20),
  sourcePlatform: null,
  checkedAt: null,
}
const rest = {
  form: <p>表单</p>,
  controls: null,
  tendersHref: null,
  upgradeHref: '/center/?index=25',
  hrefOf: (s: string | null) => `/qiye/c1/#${s}`,
}

it('MYC-01 MYC-06 COV-01 shows what is recorded and counted zeros, says what is not, and leads to what ends', () => {
  render(<MyCompanyView mine={{ own }} {...rest} />)
  const facts = () => [...document.querySelectorAll('dl dd')].slice(2).map((one) => one.textContent)
  expect(facts()).toEqual(['1 项', '暂未收录', '暂未收录', '3 条'])
  expect(screen.getByText('剩 12 天')).toBeDefined()
  expect(screen.getByRole('link', { name: '市政公用工程施工总承包二级' }).getAttribute('href')).toBe(
    '/qiye/c1/#qualification',
  )
  expect(screen.getByRole('link', { name: '离下一级资质差什么' }).getAttribute('href')).toBe(
    '/center/?index=25',
  )
  cleanup()
  render(<MyCompanyView mine={{ own: { ...own, qualificationCount: 0, people: 0, wins: 0 } }} {...rest} />)
  expect(facts()).toEqual(['0 项', '暂未收录', '0 名', '0 条'])
  cleanup()
  render(<MyCompanyView mine={{ own: null }} {...rest} />)
  expect(screen.getByRole('heading', { name: '选择我的企业' })).toBeDefined()
  cleanup()
  render(<MyCompanyView mine={null} {...rest} />)
  expect(screen.getByRole('alert').textContent).toContain('没有加载出来')
  expect(screen.queryByText('表单')).toBeNull()
})

const requirement = (differs: Partial<ShownRequirement>): ShownRequirement => ({
  key: 'k',
  label: '有效的安全生产许可证',
  status: 'met',
  sentence: '持有。',
  rule: '在有效期内',
  evidence: [{ label: '查看', href: '/qiye/c1/#safetyPermit' }],
  opensBy: null,
  clause: '须有有效的安全生产许可证',
  clauseHref: '#notice-3',
  closing: null,
  ...differs,
})

it('BID-04 what is missing is said first, with its clause, where that stands, and what would close the gap', () => {
  render(
    <TenderCheckView
      companyName={own.name}
      companyHref="/center/?index=24"
      summary="公告写明 1 项要求：满足 0 项，不满足 1 项"
      checks={[requirement({ status: 'missing', closing: '办理延续。' })]}
      checkedText="昨天核验"
      unlock={() => null}
    />,
  )
  const [row] = screen.getAllByRole('listitem')
  for (const text of ['不满足', '“须有有效的安全生产许可证”', '昨天核验', '办理延续。'])
    expect(row?.textContent).toContain(text)
  expect(screen.getByRole('link', { name: '看原文' }).getAttribute('href')).toBe('#notice-3')
  expect(screen.getAllByText(/办理延续/)).toHaveLength(2)
})

it('MYC-03 MYC-05 each requirement has its mark, its reason, its evidence, and what opens it', () => {
  render(
    <TenderCheckView
      companyName={own.name}
      companyHref="/center/?index=24"
      summary="公告写明 2 项要求：满足 1 项，无法判断 1 项"
      checks={[requirement({}), requirement({ key: 'l', status: 'unknown', opensBy: 'svip', evidence: [] })]}
      checkedText="未核验"
      unlock={(opensBy) => <b>{opensBy}</b>}
    />,
  )
  const rows = screen.getAllByRole('listitem')
  expect(rows.map((row) => [/满足/.test(row.textContent ?? ''), /svip/.test(row.textContent ?? '')])).toEqual(
    [
      [true, false],
      [false, true],
    ],
  )
  expect(screen.getByRole('link', { name: '查看' }).getAttribute('href')).toBe('/qiye/c1/#safetyPermit')
})
