import type { ExportFormat } from '@zhushutong/domain/export'

/** A file format: rows are appended to a working file, which becomes the finished file. */
interface Format {
  readonly contentType: string
  /** Names of the working file and of the downloaded file; may be the same. */
  readonly rowsFile: (id: string) => string
  readonly file: (id: string) => string
}

const csv: Format = {
  contentType: 'text/csv; charset=utf-8',
  rowsFile: (id) => `${id}.csv`,
  file: (id) => `${id}.csv`,
}

const xlsx: Format = {
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  rowsFile: (id) => `${id}.rows`,
  file: (id) => `${id}.xlsx`,
}

export const FORMATS: Readonly<Record<ExportFormat, Format>> = { xlsx, csv }
