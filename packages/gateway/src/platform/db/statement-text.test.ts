import { expect, it } from 'vitest'
import { readVerb, removeValues } from './statement-text'

it.each([
  ['select $1, "name_2026" from t where id = $12', 'select $1, "name_2026" from t where id = $12'],
  [
    "update t set mobile = '12345678901' where n > 12345.6 limit 10",
    'update t set mobile = ? where n > ? limit 10',
  ],
  ["select 'it''s 1', $x$ secret $x$, $$more$$", 'select ?, ?, ?'],
])('a statement is traced without values: %s', (text, expected) => {
  expect(removeValues(text)).toBe(expected)
})

it('names a statement by its verb', () => {
  expect([' (SELECT 1)', 'with a as (select 1)', '-- nothing'].map(readVerb)).toEqual([
    'select',
    'with',
    'statement',
  ])
})
