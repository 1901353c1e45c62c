import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ADD_ONS, fieldAccess, VISITOR, type Viewer } from '../access'
import { endOfDay, parseDay } from '../formatting'
import {
  type AnyCell,
  type Column,
  columnsOf,
  company,
  isExpired,
  KINDS,
  locksFor,
  maskedValue,
  type RecordKind,
  type StoredRecord,
  tender,
  viewRecord,
} from './index'

const person = (held: Partial<Viewer> = {}): Viewer => ({ ...VISITOR, loggedIn: true, ...held })
const ROLES: Readonly<Record<string, Viewer>> = {
  visitor: VISITOR,
  'non-member': person(),
  svip: person({ svip: true }),
  'owner-lookup': person({ ownerLookup: true }),
  enterprise: person({ enterprise: true }),
  ...Object.fromEntries(ADD_ONS.map((addOn) => [addOn, person({ addOns: [addOn] })])),
}

const cellOf = (column: { key: string; type: string }): AnyCell =>
  ['time', 'fen', 'count'].includes(column.type) ? 123_456_789 : `秘${column.key}13912345678`

/** A record with a value in every column, each told apart by its key. */
const fullRecord = (kind: RecordKind): StoredRecord => ({
  id: 'id-1',
  ...Object.fromEntries(
    columnsOf(kind).map((c) => {
      if (c.type === 'tags') return [c.key, ['D110A']]
      if (c.type !== 'table') return [c.key, cellOf(c)]
      return [c.key, [Object.fromEntries(c.columns.map((cell) => [cell.key, cellOf(cell)]))]]
    }),
  ),
})

const view = (kind: RecordKind, record: StoredRecord, viewer: Viewer) =>
  viewRecord(columnsOf(kind), record, locksFor(kind, viewer), false) as Record<string, unknown>

/** Every place of a value: a column, or a cell of the first row of a table (tables are open as a whole). */
const placesOf = (kind: RecordKind) =>
  columnsOf(kind).flatMap((c) => [
    ...(c.type === 'table'
      ? []
      : [{ path: c.key, column: c, read: (r: Record<string, unknown>) => r[c.key] }]),
    ...(c.type === 'table' ? c.columns : []).map((cell) => ({
      path: `${c.key}.${cell.key}`,
      column: cell as Column,
      read: (r: Record<string, unknown>) => (r[c.key] as Record<string, unknown>[] | null)?.[0]?.[cell.key],
    })),
  ])

describe('masking', () => {
  for (const kind of KINDS)
    for (const [role, viewer] of Object.entries(ROLES))
      it(`ACC-02 ${kind.kind}: every column and cell for ${role}`, () => {
        const record = fullRecord(kind)
        const seen = view(kind, record, viewer)
        const locks = seen.locks as Record<string, unknown>
        for (const { path, column, read } of placesOf(kind)) {
          const access = column.access
            ? fieldAccess(viewer, column.access.needs, column.access.below)
            : { state: 'visible' as const }
          const stored = read(record)
          if (access.state === 'visible') {
            expect(read(seen), path).toEqual(stored)
            expect(locks, path).not.toHaveProperty([path])
          } else {
            expect(locks[path], path).toEqual(access)
            if (access.state === 'locked') expect(read(seen), path).toBeNull()
            else expect(String(read(seen)), path).toContain('*')
            expect(JSON.stringify(read(seen))).not.toContain('13912345678')
            expect(read(seen), path).not.toEqual(stored)
          }
        }
      })

  it('ACC-02 the contacts of all three kinds are masked below SVIP and whole above', () => {
    for (const [kind, key] of [
      ['company', 'contactPhone'],
      ['person', 'contactPhone'],
      ['tender', 'ownerUnitPhone'],
      ['tender', 'agencyPhone'],
      ['tender', 'ownerUnitContact'],
    ] as const) {
      const found = KINDS.find((k) => k.kind === kind) as RecordKind
      const record = { id: 'a', [key]: '15412345678' }
      expect(view(found, record, person())[key]).not.toBe('15412345678')
      expect(view(found, record, person({ svip: true }))[key]).toBe('15412345678')
    }
  })

  it('ACC-02 a lock is named only where something is behind it', () => {
    const empty = (contactPhone: unknown, qualifications: unknown) =>
      view(company, { id: 'a', contactPhone, qualifications } as StoredRecord, VISITOR).locks
    expect(empty(null, null)).toEqual({})
    expect(empty('', [])).toEqual({})
    expect(empty(null, [{ name: '建筑工程' }])).toEqual({})
    expect(empty(null, [{ name: '建筑工程', certificateNo: null, validUntil: '' }])).toEqual({})
    expect(
      Object.keys(empty('15412345678', [{ certificateNo: 'D150' }, { validUntil: null }]) as object),
    ).toEqual(['contactPhone', 'qualifications.certificateNo'])
    expect(Object.keys(empty(null, [{}, { validUntil: '2030-01-01' }]) as object)).toEqual([
      'qualifications.validUntil',
    ])
  })

  it('ACC-02 a missing value stays missing, whatever its lock', () => {
    for (const kind of KINDS) {
      const seen = view(kind, { id: 'a' }, VISITOR)
      for (const { key } of columnsOf(kind)) expect(seen[key], key).toBeNull()
    }
  })

  it('ACC-02 a column that is not stored in the catalogue does not pass through', () => {
    const seen = view(
      company,
      { id: 'a', name: '甲', secretNote: '内部' } as StoredRecord,
      person({ svip: true }),
    )
    expect(seen).not.toHaveProperty('secretNote')
  })

  it('ACC-02 a table, tags or amount that is closed as a whole shows nothing of itself', () => {
    const kind: RecordKind = {
      ...company,
      kind: 'closed',
      columns: [
        {
          key: 'rows',
          label: '',
          type: 'table',
          access: { needs: 'svip', below: 'masked' },
          columns: [{ key: 'a', label: '', type: 'text' }],
        },
        { key: 'tags', label: '', type: 'tags', access: { needs: 'svip', below: 'locked' } },
        { key: 'sum', label: '', type: 'fen', access: { needs: 'svip', below: 'masked', mask: 'amount' } },
      ],
    }
    const seen = view(kind, { id: 'a', rows: [{ a: '秘' }], tags: ['秘'], sum: 987_654_321 }, person())
    expect(seen).toMatchObject({ rows: null, tags: null })
    expect(seen.sum).toMatch(/^9[*,]+\.\*\*$/)
    expect(Object.keys(seen.locks as object).sort()).toEqual(['rows', 'sum', 'tags'])
  })

  it('ACC-02 a masked text keeps no more than the first character of a secret', () => {
    const text = fc.stringMatching(/^[\u4e00-\u9fa5A-Za-z]{3,12}$/)
    fc.assert(
      fc.property(
        text,
        fc.constantFrom('personName', 'text') as fc.Arbitrary<'personName' | 'text'>,
        (t, mask) => {
          const masked = String(maskedValue({ needs: 'svip', below: 'masked', mask }, t))
          expect(masked).toBe(`${t[0]}${'*'.repeat(t.length - 1)}`)
        },
      ),
    )
    expect(maskedValue({ needs: 'svip', below: 'locked', mask: 'text' }, '秘密')).toBeNull()
    expect(maskedValue({ needs: 'svip', below: 'masked' }, null)).toBeNull()
  })
})

describe('expiry', () => {
  it('NAV-20 a moment expires when it has passed', () => {
    expect(isExpired(tender, { id: 'a', bidDeadline: 1000 }, 1000)).toBe(false)
    expect(isExpired(tender, { id: 'a', bidDeadline: 1000 }, 1001)).toBe(true)
    expect(isExpired(tender, { id: 'a', bidDeadline: null }, 1001)).toBe(false)
    expect(isExpired(company, { id: 'a', bidDeadline: 1000 }, 1001)).toBe(false)
  })

  it('NAV-20 a day expires after its last moment in Asia/Shanghai', () => {
    const kind: RecordKind = { ...tender, kind: 'permit', expiresOn: 'publicityTime' }
    const end = endOfDay(parseDay('2026-11-20') as number)
    expect(isExpired(kind, { id: 'a', publicityTime: '2026-11-20' }, end)).toBe(false)
    expect(isExpired(kind, { id: 'a', publicityTime: '2026-11-20' }, end + 1)).toBe(true)
    expect(isExpired(kind, { id: 'a', publicityTime: '不详' }, end + 1)).toBe(false)
  })
})
