import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { proposeMapping } from '@zhushutong/domain/data-import'
import { EXPORT_FORMATS, listExportColumns } from '@zhushutong/domain/export'
import { isCreditCode } from '@zhushutong/domain/identity'
import {
  type Column,
  KINDS,
  type RecordKind,
  type RecordView,
  type StoredRecord,
} from '@zhushutong/domain/records'
import { aRecord } from '@zhushutong/domain/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatRows } from '../export/format-rows'
import { writeXlsx } from '../export/xlsx'
import { shapeOfFile } from './shapes/mapping-file'
import { type Fields, readRows } from './source'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zhushutong-own-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Two rows of each table, the second one without some values. */
const hardRows = (kind: RecordKind, record: StoredRecord) =>
  kind.columns.flatMap((column) => {
    if (column.type !== 'table' || !column.exported) return []
    const [row = {}] = record[column.key] as Record<string, unknown>[]
    const cells = column.columns.map(({ key, type }, at): [string, unknown] => {
      const isReference = column.columns.some((other) => other.link?.id === key)
      if (isReference) return [key, null]
      if (key === 'companyCode') return [key, CODE]
      return [key, type === 'text' ? `=第${at}“,项”` : type === 'code' ? '0012345678901234567' : row[key]]
    })
    const others = cells.map(([key, value], at) => [key, at % 2 === 0 ? value : null])
    return [[column.key, [Object.fromEntries(cells), Object.fromEntries(others)]] as const]
  })

const CODE = '91350100M000100Y43'

/** A record with texts that files alter: formulas, line breaks, quotes, long digits; and an amount in another currency. */
const hardRecord = (kind: RecordKind): RecordView => {
  const record = aRecord(kind, {})
  const hard = (column: Column): unknown => {
    const { key, type } = column
    if (key === kind.title) return '=虚构“甲”,"乙"公司\n分公司'
    if (key === 'creditCode' || key === 'companyCode') return CODE
    if (/urrency$/.test(key)) return 'JPY'
    if (type === 'text' && !column.counts) return '-1号，\'引\'；"双"'
    // These go to the column of their kind, which random digits do not name.
    if (key === 'registerNo' || key === 'organisationCode') return null
    if (type === 'code') return '911101010810000032'
    return record[key]
  }
  const values = listExportColumns(kind).map((column) => [column.key, hard(column)])
  return { ...record, ...Object.fromEntries([...values, ...hardRows(kind, record)]) } as RecordView
}

const write = async (kind: RecordKind, record: RecordView, format: (typeof EXPORT_FORMATS)[number]) => {
  const path = join(folder, `${kind.kind}.${format}`)
  const text = formatRows({
    format,
    kind: kind.kind,
    records: [record],
    written: 0,
    withHeader: true,
    origin: 'https://portal.example',
  })
  const rows = (async function* () {
    yield Buffer.from(text)
  })()
  const parts = format === 'csv' ? rows : writeXlsx({ name: '表', widths: [10], rows, rowCount: 2 })
  const bytes: Uint8Array[] = []
  for await (const part of parts) bytes.push(part)
  writeFileSync(path, Buffer.concat(bytes))
  return path
}

const readBack = async (kind: RecordKind, path: string) => {
  const rows: Fields[] = []
  for await (const row of readRows(path)) if ('value' in row) rows.push(row.value)
  const { file, isCertain } = proposeMapping(kind, Object.keys(rows[0] ?? {}), rows)
  const reading = shapeOfFile(file, kind).read(rows[0] ?? {}, 2)
  return { isCertain, ...reading }
}

describe.each(EXPORT_FORMATS)('an export as %s', (format) => {
  it.each(KINDS)('DAT-49 of $kind is imported again without loss', async (kind) => {
    expect(isCreditCode(CODE)).toBe(true)
    const record = hardRecord(kind)
    const back = await readBack(kind, await write(kind, record, format))
    if (!('draft' in back)) throw new Error(back.rejected.reason)
    const own = kind.columns.filter(
      (column) => column.exported && !column.derived && !column.computed && !column.from,
    )
    const expected = Object.fromEntries(own.map(({ key }) => [key, record[key]]))
    expect(back.isCertain).toBe(true)
    expect(back.draft.remarks).toEqual([])
    expect(back.draft.recordId ?? null).toBe(kind.detailPath === 'none' ? null : record.id)
    expect(back.draft.values).toMatchObject(expected)
  })
})
