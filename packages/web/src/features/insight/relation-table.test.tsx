import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aRelation, hrefOf } from './insight.fixture'
import { RelationTable } from './relation-table'

afterEach(cleanup)

const owners = [aRelation(), aRelation({ id: 'o2', name: '某水务集团', amount: 0, latestOn: null })]
const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

it('VAL-08 shows counts and amounts, units in the headers', () => {
  render(
    <RelationTable of="owner" relations={{ total: 2, records: owners, opensBy: null }} hrefOf={hrefOf} />,
  )
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    '业主单位',
    '合作次数（次）',
    '中标金额合计（万元）',
    '最近一次',
  ])
  expect(cellsOf('某区城建局')).toEqual(['3', '1,234.56', '2026-10-01'])
  expect(cellsOf('某水务集团')).toEqual(['3', '0.00', '--'])
  expect(screen.getByRole('link', { name: '某水务集团' }).getAttribute('href')).toBe('/owner/o2')
})

it('competitors show the winner, and link to companies', () => {
  const records = [aRelation({ id: 'c2', name: '某竞争建筑公司', times: 4, won: 0 })]
  render(<RelationTable of="competitor" relations={{ total: 1, records, opensBy: null }} hrefOf={hrefOf} />)
  expect(screen.getByRole('columnheader', { name: '本企业胜出（次）' })).toBeTruthy()
  expect(cellsOf('某竞争建筑公司')).toEqual(['4', '0', '2026-10-01'])
  expect(screen.getByRole('link').getAttribute('href')).toBe('/company/c2')
})

it('ACC-02 says how many more there are and what opens them', () => {
  const { rerender } = render(
    <RelationTable of="owner" relations={{ total: 58, records: owners, opensBy: 'svip' }} hrefOf={hrefOf} />,
  )
  expect(screen.getByText(/共 58 家/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /开通/ }).getAttribute('href')).toBe('/svip.html')
  rerender(
    <RelationTable of="owner" relations={{ total: 58, records: owners, opensBy: 'login' }} hrefOf={hrefOf} />,
  )
  expect(screen.getByRole('link', { name: /登录/ }).getAttribute('data-unlock')).toBe('login')
  rerender(
    <RelationTable of="owner" relations={{ total: 2, records: owners, opensBy: 'svip' }} hrefOf={hrefOf} />,
  )
  expect(screen.queryByText(/共 2 家/)).toBeNull()
})

it('says so if there are none', () => {
  render(<RelationTable of="agency" relations={{ total: 0, records: [], opensBy: null }} hrefOf={hrefOf} />)
  expect(screen.getByText('暂无代理机构')).toBeTruthy()
})
