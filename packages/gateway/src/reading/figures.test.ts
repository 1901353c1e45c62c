import { SVIP_BENEFITS } from '@zhushutong/domain/membership'
import {
  callWeight,
  decideBudget,
  decideRate,
  type ReadingCounter,
  type ReadingRate,
} from '@zhushutong/domain/reading'
import { expect, it } from 'vitest'
import { readConfig } from '../platform/config'
import { readingFigures } from './reader'

const read = readConfig({})
if (!read.ok) throw new Error('The defaults are invalid')
const figures = readingFigures(read.config)

const SECOND = 1000
const PEOPLE = 30
/** A page of the portal makes about six reading calls: the record, its sections, counts, suggestions. */
const CALLS_OF_PAGE = 6

/** Working hours a day; all members start at the same time. */
const HOURS = 8

/** All decisions of a day; `callsAt` is the number of calls in a second of the day. */
const decisionsOfDay = (rate: ReadingRate, callsAt: (second: number) => number): Set<string> => {
  const outcomes = new Set<string>()
  let counter: ReadingCounter = { drainedAt: 0, bannedUntil: null, widenedUntil: null }
  for (let second = 0; second < HOURS * 3600; second += 1) {
    const now = second * SECOND
    for (let call = 0; call < callsAt(second); call += 1) {
      counter = { ...counter, drainedAt: Math.max(counter.drainedAt, now) + callWeight(rate) }
      outcomes.add(decideRate(counter, now, rate).at)
    }
  }
  return outcomes
}

/** A busy reader: a page every 4 s in the first quarter of each hour, every 20 s in the rest. */
const pagesAt = (second: number): number => (second % (second % 3600 < 900 ? 4 : 20) === 0 ? 1 : 0)

it('LEG-02 an office of thirty busy members behind one address meets no check in a working day', () => {
  expect(decisionsOfDay(figures.account, (second) => pagesAt(second) * CALLS_OF_PAGE)).toEqual(
    new Set(['pass']),
  )
  // All thirty read at the same moments: the worst case for the network's limit.
  const ofOffice = (second: number) => pagesAt(second) * CALLS_OF_PAGE * PEOPLE
  expect(decisionsOfDay(figures.network, ofOffice)).toEqual(new Set(['pass']))
})

it('REA-01 a member stays within the budget who reads 200 lists of 20, 500 details, 10 pages of favourites and 20 answers of the assistant in a day', () => {
  expect(decideBudget('member', 200 * 20 + 500 + 10 * 20 + 20 * 10, figures.budgets, false)).toBe('open')
  expect(decideBudget('non-member', 30 * 20 + 100, figures.budgets, false)).toBe('open')
})

it('REA-01 no member reads by search in a day what an export of the same rows would charge for', () => {
  expect(figures.budgets.member).toBeLessThan(SVIP_BENEFITS.exportsPerMonth)
})
