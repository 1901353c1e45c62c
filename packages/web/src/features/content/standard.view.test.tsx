import { cleanup, render, screen, within } from '@testing-library/react'
import { findQualificationStandard } from '@zhushutong/domain/qualification-standards'
import { afterEach, describe, expect, it } from 'vitest'
import { StandardView } from './standard.view'

const show = (code: string) => {
  const standard = findQualificationStandard(code)
  if (!standard) throw new Error(code)
  return { standard, ...render(<StandardView standard={standard} />) }
}

afterEach(cleanup)

describe('the page of a standard', () => {
  it('QST-01 each grade is a table with its clauses and its figures, and what may be built', () => {
    show('D110')
    const grade = screen.getByRole('region', { name: '三级' })
    const row = within(grade).getByRole('row', { name: /净资产/ })
    expect(row.textContent).toContain('1,000 万元以上')
    expect(row.textContent).toContain('10.3.1')
    expect(grade.textContent).toContain('单跨 25 米以下的城市桥梁')
    expect(grade.textContent).toContain('条款 10.4.3')
  })

  it('QST-01 says how many figures are 待核实, and shows none in their place', () => {
    const { standard, container } = show('D102')
    expect(standard.unverified).toBeGreaterThan(0)
    expect(container.textContent).toContain(`其中 ${standard.unverified} 项待核实`)
    const marks = within(container).getAllByText('待核实')
    expect(marks).toHaveLength(standard.unverified)
  })

  it('QST-01 names the documents that its figures are from, and leaves the last word to them', () => {
    expect(show('D205').container.textContent).toContain(
      '按《建筑业企业资质标准》（建市〔2014〕159号，2014-11-06 发布）的公开文本整理，不是原文，以主管部门发布的原文为准。',
    )
    expect(show('D102').container.textContent).toContain('《施工总承包企业特级资质标准》（建市〔2007〕72号')
  })

  it('QST-02 says by which document people are not examined any more', () => {
    show('D110')
    const of = (grade: string) => within(screen.getByRole('region', { name: grade }))
    expect(of('二级').getAllByText('建市〔2016〕226号后不再考核').length).toBeGreaterThan(1)
    expect(of('三级').queryByText('建市〔2016〕226号后不再考核')).toBeNull()
    expect(of('三级').queryByText('建办市〔2018〕53号后不再考核')).not.toBeNull()
  })
})
