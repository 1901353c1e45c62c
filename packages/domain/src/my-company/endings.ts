import { daysBetween, parseDay } from '../formatting'
import {
  type AnyCell,
  type CellColumn,
  type Column,
  company,
  findValidity,
  type RecordView,
} from '../records'

/** Days before its last day from which a member is reminded of a certificate of their company (MYC-06). */
const REMINDED_DAYS = 30

/** A qualification or permit of a company that has ended or ends soon. */
export interface EndingCertificate {
  /** Identifies the certificate together with its last day. */
  readonly key: string
  /** 市政公用工程施工总承包二级, or 安全生产许可证. */
  readonly name: string
  /** YYYY-MM-DD, the last day on which it is valid. */
  readonly until: string
  /** Days left; 0 on the last one, negative once it has ended. */
  readonly days: number
  /** 剩 12 天, 今日到期, 已过期. */
  readonly text: string
  /** The section of the company's page with the certificate. */
  readonly section: string
}

/** States of a company without reminders. */
const GONE = new Set<unknown>(['cancelled', 'revoked'])
const PERMIT_NAME = '安全生产许可证'

type Row = Readonly<Record<string, AnyCell>>

const endingOf = (
  column: Column | CellColumn,
  value: AnyCell | undefined,
  name: string,
  section: string,
  now: number,
): EndingCertificate[] => {
  const validity = findValidity(column, value, now)
  const last = typeof value === 'string' ? parseDay(value) : null
  if (validity === null || last === null || typeof value !== 'string') return []
  const key = `${section}:${name}:${value}`
  return [{ key, name, until: value, days: daysBetween(now, last), text: validity.text, section }]
}

const sectionOf = (key: string): string =>
  company.detail.sections.find(
    (section) =>
      (section.type === 'table' && section.column === key) ||
      (section.type === 'fields' && (section.columns as readonly string[]).includes(key)),
  )?.key ?? ''

const endingsIn = (column: Column, view: RecordView, now: number): EndingCertificate[] => {
  const value = view[column.key]
  if (column.type !== 'table')
    return column.expiry ? endingOf(column, value as AnyCell, PERMIT_NAME, sectionOf(column.key), now) : []
  const rows: readonly Row[] = Array.isArray(value) ? (value as readonly Row[]) : []
  return column.columns
    .filter((cell) => cell.expiry !== undefined)
    .flatMap((cell) =>
      rows.flatMap((row) => {
        const name = `${row.name ?? ''}${row.grade === '不分等级' ? '' : (row.grade ?? '')}`
        return endingOf(cell, row[cell.key], name, sectionOf(column.key), now)
      }),
    )
}

/**
 * The qualifications and permits of a company that have ended or end soon by the rule of the catalogue, the
 * first to end first; empty for a cancelled or revoked company (MYC-06). `now` in ms.
 */
export function listEndingCertificates(view: RecordView, now: number): readonly EndingCertificate[] {
  if (GONE.has(view.status)) return []
  const all = company.columns.flatMap((column) => endingsIn(column, view, now))
  const unique = [...new Map(all.map((certificate) => [certificate.key, certificate])).values()]
  return unique.sort((a, b) => a.until.localeCompare(b.until))
}

/** True when a member is reminded of a certificate: in its last 30 days, the last day included (MYC-06). */
export function isReminded({ days }: Pick<EndingCertificate, 'days'>): boolean {
  return days >= 0 && days <= REMINDED_DAYS
}

/** 安全生产许可证还有 12 天到期（2026-12-02）. */
export function formatEnding({
  name,
  days,
  until,
}: Pick<EndingCertificate, 'name' | 'days' | 'until'>): string {
  return days === 0 ? `${name}今天到期` : `${name}还有 ${days} 天到期（${until}）`
}
