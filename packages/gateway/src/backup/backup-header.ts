/** What a backup's first line says; the rows of the tables follow in frames, then files (ADR 28). */
export interface BackupHeader {
  readonly format: typeof FORMAT
  readonly version: number
  /** ISO 8601, UTC. */
  readonly createdAt: string
  /** The schema's migrations, by their times in the journal. */
  readonly migrations: readonly number[]
  readonly tables: readonly BackupTable[]
  readonly sequences: readonly { readonly name: string; readonly lastValue: number }[]
  /** All indexes that are no constraint's: some are built at run time and stand in no migration. */
  readonly indexes: readonly { readonly name: string; readonly definition: string }[]
}

export interface BackupTable {
  readonly name: string
  readonly columns: readonly string[]
}

/** The line in front of some rows of a table, which are in COPY's text format. */
export interface BackupFrame {
  readonly table: string
  readonly bytes: number
}

/** The line in front of a file's content. */
export interface BackupFile {
  readonly file: string
  readonly bytes: number
}

/** The last line: the SHA-256 of all bytes before it, in hex. */
export interface BackupEnd {
  readonly sha256: string
}

export const FORMAT = 'zhushutong-backup'
/** 2 may have files; 1 has rows only. */
export const VERSION = 2

/** The backup or the database is not what the command needs; the message says what to do. Nothing was changed. */
export class BackupRefused extends Error {}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

/** A table's name as it stands in a statement. */
export function quoteTable({ name }: Pick<BackupTable, 'name'>): string {
  return `public.${quote(name)}`
}

/** A table's columns as they stand in a statement. */
export function quoteColumns({ columns }: BackupTable): string {
  return columns.map(quote).join(', ')
}
