import { finished } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openCopy, type Tx } from './connect'
import { readRows } from './read-rows'

/**
 * Characters of one COPY (the size of a message), and of one piece of it (the time that the event loop is blocked).
 */
const COPY_CHARS = 1_000_000
const PIECE_CHARS = 32_000

interface TargetColumn {
  readonly name: string
  readonly type: string
}

type Row = Readonly<Record<string, unknown>>

const readColumns = (tx: Tx, table: string) =>
  readRows<TargetColumn>(
    tx,
    sql`select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`,
  )

const NEEDS_ESCAPE = /[\\\n\r\t]/
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const escaped = (text: string) =>
  NEEDS_ESCAPE.test(text) ? text.replace(/[\\\n\r\t]/g, (char) => ESCAPES[char] ?? char) : text

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

const textOf = (value: unknown, { type }: TargetColumn): string => {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'string') return escaped(value)
  if (typeof value !== 'object') return String(value)
  return escaped(
    type.endsWith('[]') ? `{${(value as string[]).map(quoted).join(',')}}` : JSON.stringify(value),
  )
}

const lineOf = (row: Row, columns: readonly TargetColumn[]) => {
  let line = ''
  for (const column of columns) line += `${line && '\t'}${textOf(row[column.name], column)}`
  return `${line}\n`
}

interface Batch {
  readonly pieces: readonly string[]
  readonly count: number
}

/** Formats rows as COPY batches. Yields to the event loop between pieces. */
async function* splitBatches(rows: Iterable<Row>, columns: readonly TargetColumn[]): AsyncGenerator<Batch> {
  let [pieces, piece, count, chars]: [string[], string, number, number] = [[], '', 0, 0]
  for (const row of rows) {
    piece += lineOf(row, columns)
    count++
    if (piece.length < PIECE_CHARS) continue
    chars += piece.length
    pieces.push(piece)
    piece = ''
    await nextTurn()
    if (chars < COPY_CHARS) continue
    yield { pieces, count }
    ;[pieces, count, chars] = [[], 0, 0]
  }
  if (count > 0) yield { pieces: [...pieces, piece], count }
}

/**
 * Sends one COPY and waits until the database has accepted it.
 * @throws the database's error
 */
const copy = async (tx: Tx, statement: string, pieces: readonly string[]): Promise<void> => {
  const stream = openCopy(tx, statement)
  for (const piece of pieces) stream.write(piece)
  stream.end()
  await finished(stream)
}

/**
 * Inserts rows, objects by column name; missing columns become null. The next batch is formatted while the database
 * loads the last one.
 */
export async function loadRows(tx: Tx, table: string, rows: Iterable<Row>): Promise<number> {
  const columns = await readColumns(tx, table)
  const statement = `copy ${table} (${columns.map(({ name }) => `"${name}"`)}) from stdin`
  let count = 0
  let underWay: Promise<void> = Promise.resolve()
  for await (const batch of splitBatches(rows, columns)) {
    await underWay
    underWay = copy(tx, statement, batch.pieces)
    // Prevents an unhandled rejection: the promise is awaited above and below, but later.
    underWay.catch(() => {})
    count += batch.count
  }
  await underWay
  return count
}

/**
 * Drops a table's indexes (not those of constraints), runs `work` and builds the indexes again: filling a GIN index
 * at once takes a fraction of the time. Runs inside a transaction, so that other sessions never miss the indexes.
 */
export async function withoutIndexes(tx: Tx, table: string, work: () => Promise<void>): Promise<void> {
  const indexes = await readRows<{ name: string; definition: string }>(
    tx,
    sql`select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = ${table}::regclass
        and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)`,
  )
  for (const { name } of indexes) await tx.execute(sql`drop index ${sql.identifier(name)}`)
  await work()
  for (const { definition } of indexes) await tx.execute(sql.raw(definition))
}
