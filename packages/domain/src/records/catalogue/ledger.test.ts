import { describe, expect, it } from 'vitest'
import { shanghaiTime } from '../../formatting'
import { findColumn, KINDS, qualificationExpiry, type RecordView, tender } from '../index'
import { buildLedgerHeader, countDaysLeft, findArrival, isLedgerFigure } from './ledger'

/** The width of the ledger on a wide screen beside its rail, and the width of the star and its paddings, in px. */
const LEDGER = 952
const AROUND = 64
/** The minimum width of names, in px. */
const NAME = 220

const now = shanghaiTime(2026, 11, 23, 10, 30) ?? 0
const left = (value: unknown) => countDaysLeft(value, now)

describe('the columns of a ledger', () => {
  it('LST-01 the header of a column names the unit of its figures', () => {
    const header = (type: 'fen' | 'count' | 'date', unit?: string) =>
      buildLedgerHeader({ key: 'x', label: '中标', type }, { key: 'x', width: 80, unit })
    expect([header('fen'), header('count', '项'), header('count'), header('date')]).toEqual([
      '中标（万元）',
      '中标（项）',
      '中标',
      '中标',
    ])
  })

  for (const kind of KINDS)
    it(`LST-01 ${kind.kind}: its columns leave room for the name, and a figure is the last one`, () => {
      const { columns } = kind.list
      expect(columns.length).toBeGreaterThanOrEqual(3)
      expect(columns.length).toBeLessThanOrEqual(6)
      expect(LEDGER - AROUND - columns.reduce((sum, { width }) => sum + width, 0)).toBeGreaterThan(NAME)
      const last = columns.at(-1)
      const column = last && findColumn(kind, last.key)
      expect(last && column && isLedgerFigure(column, last), last?.key).toBe(true)
      for (const column of columns)
        if (column.countsDays) expect(['date', 'time']).toContain(findColumn(kind, column.key)?.type)
    })
})

describe('the days left', () => {
  it('LST-02 are counted by the calendar, red to 2, orange to 7', () => {
    expect(left('2026-11-23')).toEqual({ text: '今天', tone: 'bad' })
    expect(left('2026-11-25')).toEqual({ text: '2 天', tone: 'bad' })
    expect(left('2026-11-26')).toEqual({ text: '3 天', tone: 'warn' })
    expect(left('2026-11-30')).toEqual({ text: '7 天', tone: 'warn' })
    expect(left('2026-12-01')).toEqual({ text: '8 天', tone: 'neutral' })
  })

  it('LST-02 a day lasts until midnight, a moment until it has come', () => {
    expect(left(now + 1)).toEqual({ text: '今天', tone: 'bad' })
    expect(left(now)).toEqual({ text: '已过', tone: 'neutral' })
    expect(left(shanghaiTime(2026, 11, 24, 0, 1))).toEqual({ text: '1 天', tone: 'bad' })
    expect(left('2026-11-22')).toEqual({ text: '已过 1 天', tone: 'neutral' })
  })

  it('LST-02 what is no day has none left', () => {
    for (const value of [null, undefined, '', '****', '2026-13-01']) expect(left(value)).toBeNull()
  })
})

describe('when a record came', () => {
  const seen = (values: object): RecordView =>
    ({ id: 'x', expired: false, locks: {}, ...values }) as unknown as RecordView
  const at = (day: number, hour: number) => shanghaiTime(2026, 11, day, hour) ?? 0

  it('LST-05 is the end of its day at the latest, however late it is collected again', () => {
    const arrival = findArrival(tender, seen({ publicityTime: '2026-11-02', collectedAt: at(20, 9) })) ?? 0
    expect([arrival > at(2, 23), arrival < at(3, 1)]).toEqual([true, true])
  })

  it('LST-05 is not known where the day is not told, or the list does not begin with the latest', () => {
    const locks = { publicityTime: { state: 'locked', opensBy: 'svip' } }
    const published = { publicityTime: '2026-11-20', collectedAt: at(20, 9) }
    for (const values of [
      { ...published, publicityTime: null },
      { ...published, collectedAt: null },
      { ...published, locks },
    ])
      expect(findArrival(tender, seen(values))).toBeNull()
    expect(qualificationExpiry.sorts[0]?.direction).toBe('asc')
    expect(
      findArrival(qualificationExpiry, seen({ validUntil: '2026-11-20', collectedAt: at(20, 9) })),
    ).toBeNull()
  })
})
