import { divisionName } from '@zhushutong/domain/divisions'
import {
  MAX_PROJECT_EVENTS,
  mergeProjectEvents,
  PROJECT_EVENT_KINDS,
  type ProjectEvent,
  type RecordKind,
  type RecordQuery,
  readProjectEvent,
} from '@zhushutong/domain/records'
import type { SearchEngine } from './search/engine.ports'
import { readBatch } from './search/search-records'
import type { Asker, Refusal } from './search/search-request'

interface ProjectEventQuery {
  readonly keyword?: string
  /** The first path segment of one kind's list. */
  readonly type?: string
  readonly areaCode?: string
}

/** Recent events of projects, as the lists of their kinds show them to the reader (ACC-02). */
export function findProjectEvents(engine: SearchEngine) {
  const batch = readBatch(engine)

  const readEvents = async (
    kind: RecordKind,
    { keyword, areaCode }: ProjectEventQuery,
    asker: Asker,
  ): Promise<ProjectEvent[] | Refusal> => {
    const filters: RecordQuery['filters'] = areaCode === undefined ? {} : { region: [areaCode] }
    const page = await batch(kind, { keyword, filters }, asker, MAX_PROJECT_EVENTS)
    if ('error' in page) return page
    return page.records.flatMap((record) => readProjectEvent(kind, record) ?? [])
  }

  return async (query: ProjectEventQuery, asker: Asker): Promise<ProjectEvent[] | Refusal> => {
    if (query.areaCode !== undefined && divisionName(query.areaCode) === null)
      return { error: 'invalid', field: 'areaCode', message: '没有这个行政区划代码' }
    const kinds = PROJECT_EVENT_KINDS.filter(
      ({ segment }) => query.type === undefined || segment === query.type,
    )
    if (kinds.length === 0) return { error: 'invalid', field: 'type', message: '没有这类项目动态' }
    const lists: ProjectEvent[][] = []
    for (const kind of kinds) {
      const events = await readEvents(kind, query, asker)
      if ('error' in events) return events
      lists.push(events)
    }
    return mergeProjectEvents(lists)
  }
}
