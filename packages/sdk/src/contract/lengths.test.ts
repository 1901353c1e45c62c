import { describe, expect, it } from 'vitest'
import { contract, type Endpoint, recordContract } from '.'

const HOSTILE: readonly unknown[] = [
  { length: { toString: 1 } },
  { length: { valueOf: 1, toString: null } },
  { length: 5 },
]

const groups = [...Object.entries(contract), ...Object.entries(recordContract)]

describe('a value that only looks as if it had a length', () => {
  it.each(groups)('%s: is rejected in every field, and throws in none', (_, group) => {
    for (const endpoint of Object.values(group as Readonly<Record<string, Endpoint>>)) {
      const { shape } = endpoint.request() as unknown as { readonly shape: object }
      for (const field of Object.keys(shape))
        for (const value of HOSTILE) {
          const read = endpoint.request().safeParse({ [field]: value })
          expect([endpoint.path, field, read.success]).toEqual([endpoint.path, field, false])
        }
    }
  })
})
