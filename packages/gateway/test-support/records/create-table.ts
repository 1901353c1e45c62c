import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../src/platform/db'

/** Creates a table with the same statements as the migration that `npm run migrations` writes for it. */
export async function createTable({ orm }: Pick<Database, 'orm'>, table: PgTable): Promise<void> {
  const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson({ table }))
  for (const statement of statements) await orm.execute(sql.raw(statement))
}
