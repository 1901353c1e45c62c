import { dayOf, parseDay } from '../../formatting'
import type { RecordKind } from '../catalogue/kind'
import { findColumn } from '../catalogue/record'
import { tender } from '../kinds/bidding/tender.kind'
import { winning } from '../kinds/bidding/winning.kind'
import { engineering } from '../kinds/performance/engineering.kind'
import { project } from '../kinds/performance/project.kind'
import { planned } from '../kinds/planning/planned.kind'

/** The kinds whose records mark an event of a project, in the order of its life (SHL-13). */
export const PROJECT_EVENT_KINDS = [planned, tender, winning, engineering, project] as const

/** The maximum number of a project's events. */
export const MAX_PROJECT_EVENTS = 100

/** An event of a project (SHL-13). */
export interface ProjectEvent {
  readonly id: string
  /** The first path segment of its list: zhaobiao. */
  readonly type: string
  readonly label: string
  readonly projectName: string
  readonly region: string | null
  readonly expired: boolean
  /** Day in Asia/Shanghai, YYYY-MM-DD. */
  readonly occurredOn: string
}

type Seen = Readonly<Record<string, unknown>> & { readonly id: string; readonly expired: boolean }

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const dayIn = (value: unknown): string | null => {
  if (typeof value === 'number') return dayOf(value)
  return typeof value === 'string' && parseDay(value) !== null ? value : null
}

/**
 * The event in a record: its name on the day that its kind's list is sorted by. Undefined if the reader may not see
 * either, or the record has no such day (SHL-13).
 */
export function readProjectEvent(kind: RecordKind, record: Seen): ProjectEvent | undefined {
  const [sort] = kind.sorts
  const projectName = text(record[kind.title])
  const occurredOn = sort && findColumn(kind, sort.column) ? dayIn(record[sort.column]) : null
  if (projectName === null || occurredOn === null || projectName.includes('*')) return undefined
  return {
    id: record.id,
    type: kind.segment,
    label: kind.label,
    projectName,
    region: text(record.region),
    expired: record.expired,
    occurredOn,
  }
}

/** Events of several kinds in one list, the latest first (SHL-13). */
export function mergeProjectEvents(lists: ReadonlyArray<readonly ProjectEvent[]>): ProjectEvent[] {
  return lists
    .flat()
    .sort((a, b) => b.occurredOn.localeCompare(a.occurredOn) || a.id.localeCompare(b.id))
    .slice(0, MAX_PROJECT_EVENTS)
}
