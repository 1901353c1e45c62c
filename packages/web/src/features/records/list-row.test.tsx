import { cleanup, render, screen } from '@testing-library/react'
import { type RecordView, tender } from '@zhushutong/domain/records'
import { aRecord } from '@zhushutong/domain/testing'
import { afterEach, expect, it } from 'vitest'
import { ListRow } from './list-row'

afterEach(cleanup)

const show = (more: object) => {
  const record = { ...aRecord(tender), expired: false, locks: {}, ...more } as unknown as RecordView
  render(<ListRow kind={tender} record={record} now={0} />)
  return screen.getAllByRole('listitem').map((item) => item.textContent)
}

it('shows its facts with labels, amounts with their unit', () => {
  const facts = show({
    currency: null,
    buggetAmount: 3_500_000_00,
    ownerUnitName: '某局',
    bidDeadline: null,
    publicityTime: '2026-11-01',
  })
  expect(facts).toEqual(
    expect.arrayContaining(['预算金额350.00万元', '业主单位某局', '投标截止--', '发布日期2026-11-01']),
  )
  expect(screen.getByText('--').className).toBe('nothing')
})

it('shows source and collection time of a record', () => {
  show({ sourcePlatform: '某平台', checkedAt: null })
  expect(screen.getByText(/来源：某平台 · 未核验/)).toBeTruthy()
})
