import { EMPTY_SOURCE_FORM, type Rhythm } from '@zhushutong/domain/data-sources'
import { findKind } from '@zhushutong/domain/records'
import type { ListedSource } from './source-list.store'
import { settingsId } from './sources.store'

const rhythmFields = (rhythm: Rhythm | null) => {
  const { at, every } = EMPTY_SOURCE_FORM
  if (rhythm === null) return { rhythm: '' as const, at, every }
  return rhythm.type === 'daily'
    ? { rhythm: rhythm.type, at: rhythm.at, every }
    : { rhythm: rhythm.type, at, every: rhythm.every }
}

/** The settings as the form has them; those of an empty form for a source without. */
const settingsView = (row: ListedSource) => {
  const { platform, rank, mapping, hasSettings } = row
  const named = { platform: platform ?? '', rank, mapping: mapping ?? '' }
  if (!hasSettings) return { ...EMPTY_SOURCE_FORM, ...named }
  return {
    ...named,
    place: row.place ?? '',
    mode: row.mode ?? EMPTY_SOURCE_FORM.mode,
    ...rhythmFields(row.rhythm),
    tolerance: row.tolerance ?? EMPTY_SOURCE_FORM.tolerance,
    maxRejected: row.maxRejected ?? EMPTY_SOURCE_FORM.maxRejected,
    maxLost: row.maxLost,
    maxChanged: row.maxChanged,
  }
}

export function sourceView(row: ListedSource) {
  const { kind, source, batch, file, state, startedAt, note } = row
  const lastRun =
    batch === null || file === null || state === null || startedAt === null
      ? null
      : { batch, file, state, startTime: startedAt, note }
  return {
    id: settingsId(kind, source),
    kind,
    kindName: findKind(kind)?.label ?? kind,
    source,
    ...settingsView(row),
    hasCredential: row.hasCredential,
    isOn: row.isOn,
    isRunning: row.isDue,
    nextTime: row.nextAt,
    deliveryTime: row.deliveredAt,
    dataOn: row.dataOn,
    rows: row.rows,
    lastRun,
    alarm: row.alarm,
    alarmTime: row.alarmAt,
    alarmText: row.alarm === null || row.alarm === 'late' ? null : row.problemText,
  }
}

/** The fields of the audit log (STF-06). */
export function auditState(row: ListedSource) {
  const { mapping, ...settings } = settingsView(row)
  const { isOn, hasCredential } = row
  return { ...settings, mappingLength: mapping.length, isOn, hasCredential }
}
