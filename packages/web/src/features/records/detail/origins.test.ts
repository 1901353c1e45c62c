import type { RecordView, Section } from '@zhushutong/domain/records'
import { expect, it } from 'vitest'
import { findStatements, listSectionOrigins, summariseOrigins } from './origins'

const origin = (
  source: string,
  dataOn: string,
  columns: readonly string[],
  evidence: string | null = null,
) => ({
  ...{ source, dataOn, columns, evidence },
  recordedAt: 0,
  url: null,
})
const HEAD = { sourcePlatform: '甲', dataOn: '2026-11-01' }
const record = (origins: ReadonlyArray<ReturnType<typeof origin>>) =>
  ({ ...HEAD, origins }) as unknown as RecordView
const FIELDS: Section = { key: 'facts', label: '工商信息', type: 'fields', columns: ['name', 'status'] }
const linesOf = (view: RecordView) =>
  listSectionOrigins(FIELDS, view).map(({ source, columns, isWhole }) => [
    source,
    isWhole ? 'all' : columns.join(),
  ])

it('a section names its sources only where they are not those in the head', () => {
  const head = origin('甲', '2026-11-01', ['name', 'status'])
  expect(linesOf(record([]))).toEqual([])
  expect(linesOf(record([head, origin('乙', '2026-10-01', ['address'])]))).toEqual([])
  expect(linesOf(record([origin('甲', '2026-10-01', ['name', 'status', 'address'])]))).toEqual([
    ['甲', 'all'],
  ])
  const mixed = [origin('乙', '2026-10-01', ['status']), origin('甲', '2026-11-01', ['name'])]
  expect(linesOf(record(mixed))).toEqual([
    ['甲', 'all'],
    ['乙', 'status'],
  ])
})

it('a field has its correction and the values of others', () => {
  const other = { ...origin('乙', '2026-10-01', []), column: 'status', value: '注销' }
  const view = { origins: [origin('人工核验', '2026-11-02', ['status'], '公示')], others: [other] }
  expect(findStatements(view, 'status')).toMatchObject({ correction: { evidence: '公示' }, others: [other] })
  expect(findStatements(view, 'name')).toEqual({ correction: null, others: [] })
})

it('listed records are summed up by their sources, newest dates and oldest check', () => {
  const rows = [
    { sourcePlatform: '甲', dataOn: '2026-10-01', collectedAt: 2, checkedAt: 9 },
    { sourcePlatform: '乙', dataOn: '2026-11-01', collectedAt: 1, checkedAt: 8 },
  ] as unknown as RecordView[]
  const summary = { sources: ['甲', '乙'], dataOn: '2026-11-01', collectedAt: 2, checkedAt: 8 }
  expect(summariseOrigins(rows)).toEqual(summary)
  expect(summariseOrigins([...rows, { sourcePlatform: '甲' } as unknown as RecordView])).toEqual({
    ...summary,
    checkedAt: null,
  })
})
