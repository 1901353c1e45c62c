/**
 * The kinds of statements in a migration, seen from a gateway of the release before, which runs beside the new one:
 * `expand` does not concern it; `locks` holds it up while the transaction of all migrations lasts; `contract` takes
 * away what it uses, or refuses what it writes.
 */
export type StatementKind = 'expand' | 'locks' | 'contract'

const TABLE = String.raw`(?:only )?(?:"?public"?\.)?"?(\w+)"?`
const rule = (text: string) => new RegExp(`^${text.replaceAll('TABLE', TABLE)}`, 'i')

const CREATE_TABLE = rule('create (?:unlogged )?table (?:if not exists )?TABLE')
const ON_TABLE = rule(
  '(?:alter table (?:if exists )?|update |insert into |delete from |create (?:unique )?index [^;]*? on )TABLE',
)

/** Statements on tables that exist before the migration; the first that fits decides, none is `contract`. */
const KINDS: readonly (readonly [RegExp, StatementKind])[] = [
  [CREATE_TABLE, 'expand'],
  [rule('(?:create extension|create type|create sequence|create function|comment on) '), 'expand'],
  [rule('alter table TABLE add column [^;,]*(?:generated|default \\w+\\()'), 'locks'],
  [rule('alter table TABLE add column (?![^;,]*not null)[^;,]*;?$'), 'expand'],
  [rule('alter table TABLE add column [^;,]*default [^;,]*;?$'), 'expand'],
  [rule('alter table TABLE alter column "?\\w+"? (?:drop not null|set default)'), 'expand'],
  [rule('alter table TABLE add constraint "?\\w+"? foreign key'), 'locks'],
  [rule('(?:create index|update|insert into) '), 'locks'],
]

const withoutComments = (text: string) => text.replaceAll(/^\s*--.*$/gm, '').trim()

/** The kind of a statement; `created` are the tables that its migration has created. */
export function classifyStatement(text: string, created: ReadonlySet<string> = new Set()): StatementKind {
  const statement = withoutComments(text).replaceAll(/\s+/g, ' ')
  if (created.has(ON_TABLE.exec(statement)?.[1] ?? '')) return 'expand'
  return KINDS.find(([pattern]) => pattern.test(statement))?.[1] ?? 'contract'
}

const LOCKS_MARK = /^-- locks: \S/m
const CONTRACT_MARK = /^-- contract: unused since (\d+)\.(\d+)\.(\d+)\b/m

const isReleased = ([, ...parts]: RegExpExecArray, version: string) => {
  const [then, now] = [parts.map(Number), version.split('.').map(Number)]
  const at = then.findIndex((part, i) => part !== now[i])
  return at === -1 || then[at]! < now[at]!
}

/**
 * Statements of a migration that are neither `expand` nor marked by a comment before them: `-- locks: reason` why it
 * is short, or `-- contract: unused since 0.3.0`, a release not newer than `version`.
 */
export function findUnmarked(migration: string, version: string): string[] {
  const created = new Set<string>()
  return migration.split('--> statement-breakpoint').filter((text) => {
    const kind = classifyStatement(text, created)
    const name = CREATE_TABLE.exec(withoutComments(text))?.[1]
    if (name) created.add(name)
    if (withoutComments(text) === '' || kind === 'expand') return false
    if (kind === 'locks') return !LOCKS_MARK.test(text)
    const mark = CONTRACT_MARK.exec(text)
    return mark === null || !isReleased(mark, version)
  })
}
