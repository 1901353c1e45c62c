import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldAccess } from '../../access'
import { aRecord, PERSONAS, type Persona, viewerAs } from '../../testing'
import {
  type Column,
  columnsOf,
  findLocks,
  KINDS,
  maskRecord,
  maskValue,
  type RecordKind,
  type StoredRecord,
} from '../index'

const view = (kind: RecordKind, record: StoredRecord, persona: Persona) =>
  maskRecord(columnsOf(kind), record, findLocks(kind, viewerAs(persona)), false) as Record<string, unknown>

/** Every value: a column, or a cell of the first row of a table (tables are open as a whole). */
const placesOf = (kind: RecordKind) =>
  columnsOf(kind).flatMap((c) =>
    c.type === 'table'
      ? c.columns.map((cell) => ({
          path: `${c.key}.${cell.key}`,
          column: cell as Column,
          read: (r: Record<string, unknown>) => (r[c.key] as Record<string, unknown>[])[0]?.[cell.key],
        }))
      : [{ path: c.key, column: c, read: (r: Record<string, unknown>) => r[c.key] }],
  )

for (const kind of KINDS)
  describe(`masking of ${kind.kind}`, () => {
    for (const persona of PERSONAS) {
      it(`ACC-02 no value closed to ${persona} appears anywhere in the view`, () => {
        const record = aRecord(kind)
        const json = JSON.stringify(view(kind, record, persona))
        const closed = findLocks(kind, viewerAs(persona))
        for (const { path, read } of placesOf(kind)) {
          const stored = String(read(record))
          if (!stored.startsWith('秘')) continue
          if (closed[path] === undefined) expect(json, path).toContain(stored)
          else expect(json, path).not.toContain(stored)
        }
      })
    }

    it('ACC-02 the declaration decides, for every persona', () => {
      for (const persona of PERSONAS)
        for (const { path, column } of placesOf(kind)) {
          const { needs, below } = column.access ?? {}
          const access = needs && below ? fieldAccess(viewerAs(persona), needs, below) : { state: 'visible' }
          const lock = findLocks(kind, viewerAs(persona))[path] ?? { state: 'visible' }
          expect(lock, `${persona} ${path}`).toEqual(access)
        }
    })

    it('ACC-02 a missing value stays missing and has no lock', () => {
      for (const persona of PERSONAS) {
        const seen = view(kind, { id: 'a' }, persona)
        for (const { key } of columnsOf(kind)) expect(seen[key], key).toBeNull()
        expect(seen.locks).toEqual({})
      }
    })
  })

describe('masked values', () => {
  const masked = (mask: 'phone' | 'personName' | 'amount' | 'text' | undefined, value: string | number) =>
    maskValue({ needs: 'svip', below: 'masked', mask }, value)

  it('ACC-02 each mask shape keeps its form', () => {
    expect(masked('phone', '13812345678')).toBe('138****5678')
    expect(masked('phone', '023-61234218')).toBe('023-6****218')
    expect(masked('personName', '陈立国')).toBe('陈**')
    expect(masked('amount', 35_000_000_000)).toBe('3*,***.**')
    expect(masked('text', 'D150012345')).toBe('D*********')
    expect(masked(undefined, 'D150012345')).toBe('D*********')
  })

  it('ACC-02 locked and missing values are null', () => {
    for (const mask of ['phone', 'personName', 'amount', 'text', undefined] as const) {
      expect(maskValue({ needs: 'svip', below: 'locked', mask }, '秘密')).toBeNull()
      expect(maskValue({ needs: 'svip', below: 'masked', mask }, null)).toBeNull()
    }
  })

  it('ACC-02 a masked text keeps no more than the first character of a secret', () => {
    const text = fc.stringMatching(/^[\u4e00-\u9fa5A-Za-z]{1,12}$/)
    fc.assert(
      fc.property(text, fc.constantFrom('personName', 'text', undefined, 'phone'), (t, mask) => {
        const first = t.length === 1 ? '*' : t[0]
        expect(masked(mask, t)).toBe(`${first}${'*'.repeat(t.length - 1)}`)
      }),
    )
  })
})
