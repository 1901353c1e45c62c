import { cleanup, render, screen, within } from '@testing-library/react'
import { divideQualifications } from '@zhushutong/domain/records'
import { afterEach, expect, it } from 'vitest'
import { QualificationMix } from './qualification-mix'

afterEach(cleanup)

it('FIG-08 each series leads to the qualifications; its grades are parts, and the table has the same numbers', () => {
  const all = divideQualifications([
    { name: '建筑工程施工总承包', grade: '一级' },
    { name: '公路工程施工总承包', grade: '二级' },
    { name: '市政公用工程施工总承包', grade: '二级' },
    { name: '预拌混凝土专业承包', grade: '' },
  ])
  render(<QualificationMix all={all} listHref="#qualification" />)
  const [first, second] = screen.getAllByRole('link')
  expect(first?.getAttribute('href')).toBe('#qualification')
  expect(first?.textContent).toBe('施工总承包3 项一级 1 · 二级 2')
  const parts = first?.querySelectorAll<HTMLElement>('[data-rank]')
  expect([...(parts ?? [])].map(({ dataset, style }) => [dataset.rank, style.flexGrow])).toEqual([
    ['1', '1'],
    ['2', '2'],
  ])
  expect(second?.querySelector<HTMLElement>('.share-stack')?.style.width).toMatch(/^33\.3/)
  const rows = within(screen.getByRole('table', { name: '资质构成', hidden: true })).getAllByRole('row', {
    hidden: true,
  })
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    '施工总承包一级1',
    '施工总承包二级2',
    '专业承包不分等级1',
  ])
})
