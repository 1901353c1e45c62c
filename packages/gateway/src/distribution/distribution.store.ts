import { sql } from 'drizzle-orm'
import { type Database, readRows } from '../platform/db'
import type { Step, TableState } from './distribution-plan'

type Reader = Pick<Database['orm'], 'execute'>

interface Engine {
  /** The version of the extension in this database; null without it. */
  readonly version: string | null
  /** True when the server could create the extension. */
  readonly isInstalled: boolean
}

export async function readEngine(db: Reader): Promise<Engine> {
  const [row] = await readRows<Engine>(
    db,
    sql`select (select extversion from pg_extension where extname = 'citus') as version,
      exists (select from pg_available_extensions where name = 'citus') as "isInstalled"`,
  )
  return row ?? { version: null, isInstalled: false }
}

/** The number of nodes that store parts of distributed tables. */
export async function countDataNodes(db: Reader): Promise<number> {
  const [row] = await readRows<{ nodes: number }>(
    db,
    sql`select count(*)::int as nodes from pg_dist_node
      where isactive and shouldhaveshards and noderole = 'primary'`,
  )
  return row?.nodes ?? 0
}

/** The portal's tables with their places and foreign keys. */
export function readTableStates(db: Reader): Promise<TableState[]> {
  return readRows<TableState>(
    db,
    sql`select c.relname as name,
        case when p.partmethod = 'h' then 'distributed' when p.repmodel = 't' then 'reference' else 'local' end as class,
        case when p.partmethod = 'h' then column_to_column_name(c.oid, p.partkey) end as column,
        p.partmethod = 'h' and pg_relation_size(c.oid) > 0 as "hasLeftover",
        coalesce((select json_agg(json_build_object('name', k.conname, 'to', k.confrelid::regclass::text)
          order by k.conname) from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'), '[]') as "foreignKeys"
      from pg_class c left join pg_dist_partition p on p.logicalrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      order by c.relname`,
  )
}

const statementsOf = (step: Step) => {
  const { table } = step
  const name = sql.identifier(table)
  switch (step.do) {
    case 'drop-key':
      return [sql`alter table ${name} drop constraint ${sql.identifier(step.key)}`]
    case 'distribute':
      return [sql`select create_distributed_table(${table}, ${step.column})`]
    case 'replicate':
      return [sql`select create_reference_table(${table})`]
    case 'clear':
      // The parts have no statistics yet.
      return [
        sql`select truncate_local_data_after_distributing_table(${table}::regclass)`,
        sql`analyze ${name}`,
      ]
  }
}

/** Runs a step; each of its statements commits by itself. */
export async function applyStep(db: Reader, step: Step): Promise<void> {
  for (const statement of statementsOf(step)) await db.execute(statement)
}

/**
 * Lets the engine join tables by an id that is the distribution column of one of them only, by moving rows between
 * nodes. For connections from now on.
 */
export async function allowJoinsAcrossNodes(db: Reader): Promise<void> {
  const [row] = await readRows<{ name: string }>(db, sql`select current_database() as name`)
  await db.execute(
    sql`alter database ${sql.identifier(row?.name ?? '')} set citus.enable_repartition_joins = on`,
  )
}
