import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import root from '../../../../../package.json'
import { classifyStatement, findUnmarked, type StatementKind } from './migration-rules.fixture'

const FOLDER = join(import.meta.dirname, 'migrations')
/** The last migration from before gateways of two releases could run beside each other. */
const BASELINE = '0011'

it.each<[StatementKind, string]>([
  ['expand', 'CREATE TABLE "leads" ("id" uuid PRIMARY KEY NOT NULL);'],
  ['expand', 'ALTER TABLE "orders" ADD COLUMN "note" text;'],
  ['expand', `ALTER TABLE "orders" ADD COLUMN "note" text DEFAULT '' NOT NULL;`],
  ['contract', 'ALTER TABLE "orders" ADD COLUMN "note" text NOT NULL;'],
  ['locks', 'ALTER TABLE "orders" ADD COLUMN "id" uuid DEFAULT gen_random_uuid();'],
  ['locks', 'ALTER TABLE "orders" ADD COLUMN "net" bigint GENERATED ALWAYS AS (amount - fee) STORED;'],
  ['expand', 'ALTER TABLE "orders" ALTER COLUMN "note" DROP NOT NULL;'],
  ['contract', 'ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;'],
  ['contract', 'ALTER TABLE "orders" ALTER COLUMN "note" SET DATA TYPE bigint;'],
  ['contract', 'ALTER TABLE "orders" RENAME COLUMN "note" TO "remark";'],
  ['contract', 'ALTER TABLE "orders" DROP COLUMN "note";'],
  ['contract', 'ALTER TABLE "orders" ADD COLUMN "a" text, DROP COLUMN "note";'],
  ['contract', 'ALTER TABLE "orders" ADD CONSTRAINT "paid" CHECK (amount > 0);'],
  ['locks', 'ALTER TABLE "orders" ADD CONSTRAINT "who" FOREIGN KEY ("a") REFERENCES "public"."users"("id");'],
  ['locks', 'CREATE INDEX "orders_by_note" ON "orders" USING btree ("note");'],
  ['contract', 'CREATE UNIQUE INDEX "orders_once" ON "orders" USING btree ("note");'],
  ['locks', `UPDATE "orders" SET "note" = '';`],
  ['contract', 'DELETE FROM "orders";'],
  ['contract', 'DROP TABLE "orders";'],
  ['contract', 'DROP INDEX "orders_by_note";'],
  ['contract', 'CREATE OR REPLACE FUNCTION f() RETURNS int AS $$ select 1 $$ LANGUAGE sql;'],
])('%s for an old gateway: %s', (kind, statement) => {
  expect(classifyStatement(statement)).toBe(kind)
})

it('what concerns a table of the same migration is an expansion', () => {
  const migration = `CREATE TABLE "a" ("id" int);
--> statement-breakpoint
CREATE UNIQUE INDEX "a_once" ON "a" USING btree ("id");--> statement-breakpoint
ALTER TABLE "a" ADD CONSTRAINT "b" FOREIGN KEY ("id") REFERENCES "public"."users"("id");`
  expect(findUnmarked(migration, '1.0.0')).toEqual([])
})

it('a lock needs its reason, a contraction the release since which nothing uses it', () => {
  const [update, drop] = ['UPDATE "a" SET "b" = 1;', 'ALTER TABLE "a" DROP COLUMN "b";']
  expect(findUnmarked(update, '1.0.0')).toEqual([update])
  expect(findUnmarked(`-- locks: the table has a row for each of the staff\n${update}`, '1.0.0')).toEqual([])
  const since = (release: string) => findUnmarked(`-- contract: unused since ${release}\n${drop}`, '1.2.0')
  expect([since('1.2.0'), since('0.9.5')]).toEqual([[], []])
  expect([since('1.2.1'), since('1.10.0'), since('soon')].map(({ length }) => length)).toEqual([1, 1, 1])
})

it('every migration since then leaves the release before at work', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))
  expect(files.some((name) => name.startsWith(BASELINE))).toBe(true)
  const newer = files.filter((name) => name.slice(0, 4) > BASELINE)
  const unmarked = newer.flatMap((name) =>
    findUnmarked(readFileSync(join(FOLDER, name), 'utf8'), root.version),
  )
  expect(unmarked).toEqual([])
})
