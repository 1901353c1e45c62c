import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, readRows } from '../src/platform/db'

/** Column values of any type, as the test expects them. */
type Row = Record<string, ReturnType<typeof JSON.parse>>

/** SQL statements of a test; `${value}` is a parameter. */
export interface TestSql {
  <Rows extends readonly object[] = Row[]>(text: TemplateStringsArray, ...values: unknown[]): Promise<Rows>
  /** A statement from a text, without parameters. */
  raw<Rows extends readonly object[] = Row[]>(text: string): Promise<Rows>
  /** The name of a table or column, usable as a value of the template. */
  identifier(name: string): SQL
}

export function testSql(db: Queryable): TestSql {
  const rows = (statement: SQL) => readRows(db, statement)
  const bind = (value: unknown) => (Array.isArray(value) ? sql.param(value) : value)
  const tag = (text: TemplateStringsArray, ...values: unknown[]) => rows(sql(text, ...values.map(bind)))
  const raw = (text: string) => rows(sql.raw(text))
  return Object.assign(tag, {
    raw,
    identifier: (name: string) => sql`${sql.identifier(name)}`,
  }) as unknown as TestSql
}
