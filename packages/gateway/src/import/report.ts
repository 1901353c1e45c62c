import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { replaceIdNumbers } from '@zhushutong/domain/formatting'
import type { Remark } from './shapes'

const LEVELS = { warning: '提醒', rejected: '拒绝', merged: '合并' } as const
// Security: a spreadsheet would run such a cell as a formula.
const FORMULA = /^[=+\-@\t\r]/

const cell = (text: string): string => {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Shown in place of an identity card number. */
const HIDDEN = '*'.repeat(18)

const lineOf = ({ line, column, level, reason, field, value }: Remark) =>
  `${[column === undefined ? `${line}` : `${line}:${column}`, LEVELS[level], reason, field, replaceIdNumbers(value, HIDDEN)].map(cell).join(',')}\r\n`

interface Report {
  readonly path: string
  write(remarks: readonly Remark[]): void
  close(): void
}

/** A CSV of rejected and merged rows and warnings, readable by its owner only: 行号, 级别, 原因, 字段, 值. */
export function openReport(folder: string, name: string): Report {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${name}.csv`)
  const file = openSync(path, 'wx', 0o600)
  // The byte order mark makes spreadsheets read the file as UTF-8.
  writeSync(file, '\uFEFF行号,级别,原因,字段,值\r\n')
  return {
    path,
    write: (remarks) => {
      if (remarks.length > 0) writeSync(file, remarks.map(lineOf).join(''))
    },
    close: () => closeSync(file),
  }
}
