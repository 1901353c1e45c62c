/** The first line of a backup; table rows in frames follow, then files (ADR 17). */
export interface BackupHeader {
  readonly format: typeof FORMAT
  readonly version: number
  /** ISO 8601, UTC. */
  readonly createdAt: string
  /** Migrations of the schema, by their times in the journal. */
  readonly migrations: readonly number[]
  readonly tables: readonly BackupTable[]
  readonly sequences: readonly { readonly name: string; readonly lastValue: number }[]
  /** All indexes without a constraint: some are built at run time and are in no migration. */
  readonly indexes: readonly { readonly name: string; readonly definition: string }[]
}

export interface BackupTable {
  readonly name: string
  readonly columns: readonly string[]
}

/** The line before some rows of a table, which are in COPY's text format. */
export interface BackupFrame {
  readonly table: string
  readonly bytes: number
}

/** The line before a file's content. */
export interface BackupFile {
  readonly file: string
  readonly bytes: number
}

/** The last line: the SHA-256 of all bytes before it, in hex. */
export interface BackupEnd {
  readonly sha256: string
}

export const FORMAT = 'zhushutong-backup'
/** 3 names files by area and name; 2 contains files of service orders, by name alone; 1 contains rows only. */
export const VERSION = 3

/**
 * Thrown without any change when the backup or the database does not fit the command. The message contains the
 * remedy.
 */
export class BackupRefused extends Error {}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

export function quoteTable({ name }: Pick<BackupTable, 'name'>): string {
  return `public.${quote(name)}`
}

export function quoteColumns({ columns }: BackupTable): string {
  return columns.map(quote).join(', ')
}
