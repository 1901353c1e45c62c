import { expect, it } from 'vitest'
import { writeNumerals } from '../index'

it.each([
  ['中建3局', '中建三局'],
  ['中铁12局集团', '中铁十二局集团'],
  ['20冶', '二十冶'],
  ['第2建筑公司', '第二建筑公司'],
  ['第21工程局', '第二十一工程局'],
  ['中交1公局', '中交一公局'],
  ['施工1标段', '施工一标段'],
  ['第1标段', '第一标段'],
])('FND-08 %s is also %s', (typed, written) => {
  expect(writeNumerals(typed)).toBe(written)
})

it.each(['2026年', 'g318', 's254改建', '3000万元', '第100中学', 'a3局', '123局', '0局', '中建三局'])(
  'FND-08 %s stays as it is',
  (typed) => {
    expect(writeNumerals(typed)).toBe(typed)
  },
)
