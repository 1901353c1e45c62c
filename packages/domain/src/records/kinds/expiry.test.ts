import { expect, it } from 'vitest'
import { aRecord, NOW } from '../../testing'
import { findColumn, isExpired, KINDS, project } from '../index'
import { engineering } from './performance/engineering.kind'
import { highway } from './performance/highway.kind'
import { siku } from './performance/siku.kind'
import { water } from './performance/water.kind'
import { waterSupervision } from './performance/water-supervision.kind'

it.each([highway, water, waterSupervision])('NAV-20 $kind: it expires after its last usable day', (kind) => {
  const expired = (usableUntil: string | null) => isExpired(kind, aRecord(kind, { usableUntil }), NOW)
  expect([expired('2026-11-19'), expired('2026-11-20'), expired(null)]).toEqual([true, false, false])
})

it.each([siku, project, engineering])('NAV-20 $kind does not expire, however old it is', (kind) => {
  expect(isExpired(kind, aRecord(kind, { bidMinDate: '2001-01-01' }), NOW)).toBe(false)
})

it.each(KINDS)('NAV-20 $kind expires by a day or a moment, if at all', ({ expiresOn, ...kind }) => {
  const type = expiresOn && findColumn({ ...kind, expiresOn }, expiresOn)?.type
  expect(['date', 'time', undefined]).toContain(type)
})
