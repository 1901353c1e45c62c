import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contract, recordContract } from '../contract'
import { describeResult } from './describe'
import { createShapeCheck } from './shape'

const schema = z.object({
  id: z.string(),
  count: z.nullable(z.int()),
  on: z.optional(z.boolean()),
  status: z.enum(['a', 'b']),
  mixed: z.union([z.string(), z.number()]),
  rows: z.array(z.object({ n: z.number() })),
  pair: z.tuple([z.int(), z.int()]),
  done: z.literal(true),
  by: z.record(z.string(), z.number()),
})
const right = {
  id: 'x',
  count: null,
  status: 'a',
  mixed: 1,
  rows: [{ n: 1 }],
  pair: [1, 2],
  done: true,
  by: { k: 1 },
}

describe('shapes', () => {
  it.each([
    ['as agreed', right],
    ['with further keys', { ...right, more: 1, rows: [{ n: 1, more: 2 }] }],
    ['with a new value of an enum', { ...right, status: 'c' }],
    ['with what is optional', { ...right, on: false, count: 3, mixed: 's', rows: [] }],
  ])('accepts a result %s', (_, value) => expect(createShapeCheck(describeResult(schema))(value)).toBeNull())

  it.each([
    ['', null],
    ['', []],
    ['id', { ...right, id: undefined }],
    ['count', { ...right, count: '3' }],
    ['on', { ...right, on: null }],
    ['status', { ...right, status: 1 }],
    ['mixed', { ...right, mixed: true }],
    ['rows', { ...right, rows: {} }],
    ['rows.1.n', { ...right, rows: [{ n: 1 }, { n: 'x' }] }],
    ['rows.0', { ...right, rows: [null] }],
    ['pair', { ...right, pair: [1] }],
    ['pair.1', { ...right, pair: [1, 'x'] }],
    ['done', { ...right, done: false }],
    ['by.k', { ...right, by: { k: 'x' } }],
  ])('names "%s" as the wrong place', (path, value) =>
    expect(createShapeCheck(describeResult(schema))(value)).toBe(path),
  )

  it('supports every type in the results of the contract', () => {
    const groups = [...Object.values(contract), ...Object.values(recordContract)]
    for (const group of groups)
      for (const endpoint of Object.values(group))
        expect(() => createShapeCheck(describeResult(endpoint.result()))).not.toThrow()
  })
})
