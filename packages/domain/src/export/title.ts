import { divisionLabel } from '../divisions'
import { dayOf } from '../formatting'
import type { Filter, RecordKind, RecordQuery } from '../records'
import type { ExportFormat } from './job'

const valueName = (filter: Filter, value: string): string => {
  if (filter.type === 'region') return divisionLabel(value) ?? value
  if (filter.type === 'reference') return `指定${filter.label}`
  const choices: ReadonlyArray<{ value: string; label: string }> =
    filter.type === 'range' ? filter.presets : filter.options
  return choices.find((choice) => choice.value === value)?.label ?? `自定${filter.label}`
}

/** The title of an export: 企业 · “建工” · 重庆 · 建筑工程. */
export function formatExportTitle(kind: RecordKind, query: Pick<RecordQuery, 'keyword' | 'filters'>): string {
  const conditions = kind.filters.flatMap((filter) => {
    const values = (query.filters[filter.key] ?? []).map((value) => valueName(filter, value))
    return values.length > 0 ? [values.join('、')] : []
  })
  const words = query.keyword?.trim() ? [`“${query.keyword.trim()}”`] : []
  return [kind.label, ...words, ...conditions].join(' · ')
}

// Characters not allowed in file names or headers.
const UNFIT = /[\\/:*?"<>|\p{Cc}]/gu

/** The file name of an export: 企业 20261120.xlsx, with the day of the request in Asia/Shanghai. */
export function formatExportFileName(label: string, askedAt: number, format: ExportFormat): string {
  return `${label.replaceAll(UNFIT, ' ')} ${dayOf(askedAt).replaceAll('-', '')}.${format}`
}

/** The file name of a company's page as PDF: 重庆某某建设有限公司-2026-11-20.pdf, with the day in Asia/Shanghai (CMP-04). */
export function formatCompanyPdfName(name: string, askedAt: number): string {
  return `${name.replaceAll(UNFIT, ' ').trim() || '企业'}-${dayOf(askedAt)}.pdf`
}

const UNITS = ['KB', 'MB', 'GB'] as const

/** The size of a file on screen: 812 B, 1.2 MB. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const step = bytes < 1024 ** 2 ? 1 : bytes < 1024 ** 3 ? 2 : 3
  return `${(bytes / 1024 ** step).toFixed(1)} ${UNITS[step - 1]}`
}
