import { describe, expect, it } from 'vitest'
import { parseDay } from '../../formatting'
import { viewerAs } from '../../testing'
import {
  type AnyValue,
  columnsOf,
  company,
  findColumn,
  findLocks,
  idPrefix,
  isExpired,
  KINDS,
  type Locks,
  maskRecord,
  type RecordKind,
  type StoredRecord,
  tender,
} from '..'

const record = (values: Readonly<Record<string, unknown>>) => ({ id: 'a', ...values }) as StoredRecord

const view = (kind: RecordKind, values: Readonly<Record<string, unknown>>, locks: Locks) =>
  maskRecord(columnsOf(kind), record(values), locks, false) as Record<string, unknown>

const forVisitor = (values: Readonly<Record<string, unknown>>) =>
  view(company, values, findLocks(company, viewerAs('visitor')))
const forMember = (values: Readonly<Record<string, unknown>>) => view(company, values, {})

describe('the id of a record', () => {
  it('NAV-14 a project can be identified by its bare uuid, other records only by their id', () => {
    const uuid = 'f6c50174-184a-49d8-a3d5-3b5dd189f2e2'
    const ending = KINDS.filter((kind) => idPrefix(kind, uuid) !== null)
    expect(ending.map((kind) => kind.kind)).toEqual(['project', 'planned'])
    for (const kind of ending) {
      expect(idPrefix(kind, uuid)).toBe(`${uuid}_`)
      for (const whole of [`${uuid}_1`, `${uuid}_`, '', 'a%', 'a'.repeat(65)])
        expect(idPrefix(kind, whole), whole).toBeNull()
      expect(idPrefix(kind, 'a'.repeat(64))).toBe(`${'a'.repeat(64)}_`)
      expect(findColumn(kind, kind.idEndsIn ?? '')).toBeDefined()
    }
  })
})

describe('the view', () => {
  it('ACC-02 a column that the catalogue does not know does not pass through', () => {
    const seen = forMember({ name: '甲', secretNote: '内部', __proto__: { address: '内部' } })
    expect(seen).not.toHaveProperty('secretNote')
    expect(Object.keys(seen)).toEqual([...columnsOf(company).map((c) => c.key), 'id', 'expired', 'locks'])
    const row = { name: '建筑工程', internalNote: '内部' }
    expect(JSON.stringify(forMember({ qualifications: [row] }))).not.toContain('内部')
  })

  it('ACC-02 only the requested columns are returned, with only their locks', () => {
    const columns = ['name', 'contactPhone'].flatMap((key) => findColumn(company, key) ?? [])
    const locks = findLocks(company, viewerAs('visitor'))
    const values = { name: '甲', contactPhone: '13812345678', contactEmail: 'a@example.com' }
    expect(maskRecord(columns, record(values), locks, false)).toEqual({
      id: 'a',
      name: '甲',
      contactPhone: '138****5678',
      expired: false,
      locks: { contactPhone: { state: 'masked', opensBy: 'login' } },
    })
    expect(findColumn(company, 'nothing')).toBeUndefined()
  })

  it('ACC-02 each row of a table is closed by itself', () => {
    const rows = [
      { name: '建筑工程', certificateNo: 'D150012345', validUntil: '2030-01-01' },
      { name: '公路工程', certificateNo: 'D250012345' },
    ]
    const rest = { grade: null, issuer: null, grantedOn: null }
    expect(forVisitor({ qualifications: rows }).qualifications).toEqual([
      { name: '建筑工程', certificateNo: 'D*********', validUntil: '2030-01-01', ...rest },
      { name: '公路工程', certificateNo: 'D*********', validUntil: null, ...rest },
    ])
  })

  it('ACC-02 a lock is set only if there is a value behind it', () => {
    const locksOn = (contactPhone: unknown, qualifications: unknown) =>
      Object.keys(forVisitor({ contactPhone, qualifications }).locks as object)
    expect(locksOn(null, null)).toEqual([])
    expect(locksOn('', [])).toEqual([])
    expect(locksOn(undefined, [{ name: '建筑工程' }])).toEqual([])
    expect(locksOn(null, [{ name: '建筑工程', certificateNo: null, validUntil: '' }])).toEqual([])
    expect(locksOn('15412345678', [{ certificateNo: 'D150' }, { validUntil: null }])).toEqual([
      'contactPhone',
      'qualifications.certificateNo',
    ])
    expect(locksOn(null, [{}, { validUntil: '2030-01-01' }])).toEqual([])
    expect(locksOn(0, null)).toEqual(['contactPhone'])
  })
})

describe('values that are not of their column', () => {
  const NESTED = { phone: '13812345678' }

  it('ACC-02 tags are texts', () => {
    const seen = (qualificationCodes: unknown) => forMember({ qualificationCodes }).qualificationCodes
    expect(seen(['D110A', 7, null, NESTED, ['秘'], 'D101T'])).toEqual(['D110A', 'D101T'])
    expect(seen([])).toEqual([])
    for (const wrong of ['D110A', 7, NESTED, undefined]) expect(seen(wrong)).toBeNull()
  })

  it('ACC-02 a table is a list of rows, and a cell one value', () => {
    const seen = (qualifications: unknown) => forMember({ qualifications }).qualifications
    for (const wrong of ['秘', 7, NESTED, undefined]) expect(seen(wrong)).toBeNull()
    expect(seen([])).toEqual([])
    expect(seen([null, '秘', 7])).toEqual([])
    const none = { name: null, grade: null, certificateNo: null, issuer: null, grantedOn: null }
    expect(seen([{ name: NESTED, validUntil: ['秘'] }, null, {}])).toEqual([
      { ...none, validUntil: null },
      { ...none, validUntil: null },
    ])
  })
})

describe('columns that are closed as a whole', () => {
  const kind: RecordKind = {
    ...company,
    kind: 'closed',
    columns: [
      {
        key: 'rows',
        label: '',
        type: 'table',
        access: { needs: 'svip', below: 'masked' },
        columns: [
          { key: 'a', label: '', type: 'text', access: { needs: 'svip', below: 'masked' } },
          { key: 'b', label: '', type: 'text' },
        ],
      },
      {
        key: 'bids',
        label: '',
        type: 'table',
        columns: [
          {
            key: 'price',
            label: '',
            type: 'fen',
            access: { needs: 'svip', below: 'masked', mask: 'amount' },
          },
        ],
      },
      { key: 'tags', label: '', type: 'tags', access: { needs: 'svip', below: 'masked', mask: 'text' } },
      { key: 'sum', label: '', type: 'fen', access: { needs: 'svip', below: 'masked', mask: 'amount' } },
    ],
  }
  const locks = findLocks(kind, viewerAs('non-member'))
  const lock = { state: 'masked', opensBy: 'svip' }

  it('ACC-02 a table or tags show nothing of themselves, an amount its first digit', () => {
    const seen = view(kind, { rows: [{ a: '秘', b: '秘' }], tags: ['秘'], sum: 987_654_321 }, locks)
    expect(seen).toMatchObject({ rows: null, tags: null, sum: null })
    expect(seen.locks).toEqual({
      rows: lock,
      'rows.a': lock,
      tags: lock,
      sum: { ...lock, shown: '9**.**' },
    })
  })

  it('ACC-02 a masked number in a table is null, its stars are in the lock by row', () => {
    const seen = view(kind, { bids: [{ price: 987_654_321 }, { price: null }, { price: 5_000_000 }] }, locks)
    expect(seen.bids).toEqual([{ price: null }, { price: null }, { price: null }])
    expect(seen.locks).toEqual({ 'bids.price': { ...lock, shownByRow: ['9**.**', null, '5.**'] } })
    expect(view(kind, { bids: [{ price: null }] }, locks).locks).toEqual({})
  })

  it('ACC-02 without rows or tags there is nothing behind the lock', () => {
    expect(view(kind, { rows: [], tags: [], sum: null }, locks).locks).toEqual({})
    expect(view(kind, { rows: [{}], tags: ['a'], sum: 0 }, locks).locks).toEqual({
      rows: lock,
      tags: lock,
      sum: { ...lock, shown: '0.**' },
    })
  })

  it('ACC-02 a placeholder for an unread value counts as a value', () => {
    const seen = view(kind, { rows: '*', tags: '*' }, locks)
    expect(seen.locks).toEqual({ rows: lock, tags: lock })
    expect(JSON.stringify({ ...seen, locks: {} })).not.toContain('秘')
  })
})

describe('expiry', () => {
  const expired = (kind: RecordKind, value: AnyValue | undefined, now: number) =>
    isExpired(kind, record({ bidDeadline: value, publicityTime: value }), now)
  const byDay: RecordKind = { ...tender, kind: 'permit', expiresOn: 'publicityTime' }

  it('NAV-20 a moment expires when it has passed', () => {
    expect(expired(tender, 1000, 999)).toBe(false)
    expect(expired(tender, 1000, 1000)).toBe(false)
    expect(expired(tender, 1000, 1001)).toBe(true)
    expect(expired(tender, 0, 1)).toBe(true)
  })

  it('NAV-20 a day expires after its last moment in Asia/Shanghai, at month ends and leap days too', () => {
    for (const [day, next] of [
      ['2026-11-20', '2026-11-21'],
      ['2026-11-30', '2026-12-01'],
      ['2026-12-31', '2027-01-01'],
      ['2028-02-28', '2028-02-29'],
      ['2028-02-29', '2028-03-01'],
    ] as const) {
      const midnight = parseDay(next) as number
      expect(expired(byDay, day, midnight - 1), day).toBe(false)
      expect(expired(byDay, day, midnight), day).toBe(true)
    }
  })

  it('NAV-20 without a date, or in a kind that does not expire: never', () => {
    for (const value of [null, undefined, '', '不详', '2026-02-30', ['2020-01-01'], Number.NaN])
      for (const kind of [tender, byDay]) expect(expired(kind, value, 4e12)).toBe(false)
    for (const value of [1000, '2020-01-01']) {
      expect(expired(company, value, 4e12)).toBe(false)
      expect(expired({ ...tender, expiresOn: 'nothing' }, value, 4e12)).toBe(false)
    }
  })
})
