import { expect, it } from 'vitest'
import { checkSeat, countSeatsLeft, findSeatState, SEAT_LIMITS, SEAT_TEXTS, trimSeat } from './index'

const MOBILE = '12900000001'
const messages = (mobile: string, name = '', ownMobile: string | null = null) =>
  checkSeat({ mobile, name }, ownMobile).map(({ message }) => message)

it('SEA-01 a seat is given to a mobile number, not to the own one', () => {
  expect(messages(MOBILE)).toEqual([])
  expect(messages(MOBILE, '张工', '12900000002')).toEqual([])
  expect(messages(MOBILE, '张工', MOBILE)).toEqual([SEAT_TEXTS.own])
  for (const wrong of ['', '129', '1290000000a', '02900000001', `${MOBILE}1`])
    expect(messages(wrong)).toEqual([SEAT_TEXTS.mobile])
})

it('SEA-01 the name has at most 20 characters', () => {
  expect(messages(MOBILE, '王'.repeat(SEAT_LIMITS.name))).toEqual([])
  expect(messages(MOBILE, '😀'.repeat(SEAT_LIMITS.name))).toEqual([])
  expect(messages(MOBILE, '王'.repeat(SEAT_LIMITS.name + 1))).toEqual([SEAT_TEXTS.name])
})

it('SEA-01 spaces and hyphens in a number, and spaces around a name, are dropped', () => {
  expect(trimSeat({ mobile: ' 129 0000-0001 ', name: ' 张 工 ' })).toEqual({ mobile: MOBILE, name: '张 工' })
})

it('SEA-01 a seat is pending until its person is seen', () => {
  expect(findSeatState(100, null)).toBe('pending')
  expect([99, 100, 101].map((seen) => findSeatState(100, seen))).toEqual(['pending', 'active', 'active'])
})

it('SEA-02 as many are left as were bought and not given', () => {
  expect([0, 1, 2, 3].map((held) => countSeatsLeft(2, held))).toEqual([2, 1, 0, 0])
})
