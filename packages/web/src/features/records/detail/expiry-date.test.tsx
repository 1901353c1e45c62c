import { cleanup, render } from '@testing-library/react'
import { aViewer } from '@zhushutong/domain/testing'
import { afterEach, expect, it } from 'vitest'
import { RecordValue } from './record-value'

const COLUMN = {
  key: 'validUntil',
  label: '有效期至',
  type: 'date',
  expiry: 'company_anxu_expire',
} as const
const shown = (viewer?: ReturnType<typeof aViewer>, value: string | null = '2027-01-31') => {
  const { container } = render(
    <RecordValue column={COLUMN} value={value} record={{}} locks={{}} viewer={viewer} />,
  )
  return container.firstElementChild
}
afterEach(cleanup)

it('ACC-07 an expiry date is shown to all, and offers its service to users without', () => {
  for (const viewer of [
    undefined,
    aViewer({ svip: true }),
    aViewer({ addOns: ['company_qualification_expire'] }),
  ]) {
    const link = shown(viewer)
    expect(link?.textContent).toContain('2027-01-31')
    expect(link?.getAttribute('data-tip')).toContain('开通「安许到期」可提前收到到期提醒')
    expect(link?.getAttribute('href')).toBe('/svip.html')
    cleanup()
  }
})

it('ACC-07 holders see the date, without an offer', () => {
  const held = shown(aViewer({ addOns: ['company_anxu_expire'] }))
  expect(held?.getAttribute('data-tip')).toBe('有效期至 2027-01-31')
  expect(held?.tagName).toBe('BUTTON')
})
