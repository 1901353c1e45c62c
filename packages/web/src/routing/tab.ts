import { detailName, type Route } from '@zhushutong/domain/addresses'
import { findAggregate } from '@zhushutong/domain/aggregate'
import { findKind, findKindBySegment } from '@zhushutong/domain/records'
import type { PageInfo } from '@/triggers/page-info'
import { findRecordPage } from './record-page'

const findAggregateKind = (name: string) =>
  findKind((findAggregate(name) ?? findAggregate(name.replace(/details$/, '')))?.kind ?? '')

/** The key of the tab that a route's page marks: a list's segment, or a tool (SHL-01). */
export function findTab(route: Route): string | undefined {
  const segment = (findRecordPage(route)?.kind ?? findAggregateKind(route.name))?.segment
  if (segment !== undefined) return segment
  if (route.name === 'comqueryResult') return 'comquery'
  return route.kind === 'tool' ? route.name : undefined
}

/**
 * The tab of a page with the query kinds below its header; undefined for the pages with the sections of the site, to
 * which the labour hall belongs (SHL-18). The page in place of a record for members is named by the record's list, the
 * second segment of its path (ACC-02).
 */
export function findQueryTab(route: Route, path: readonly string[] = []): string | undefined {
  if (route.name === 'svip404') return path[1]
  return route.kind === 'labour' ? undefined : findTab(route)
}

/** The facts about a route's page for the browser. */
export function describePage(route: Route, tab: string | undefined): PageInfo {
  const record = findRecordPage(route)
  return {
    isHome: route.name === 'home',
    tab,
    kind: findKindBySegment(tab ?? '')?.kind,
    detail: record?.at === 'detail' ? detailName(record.kind) : undefined,
  }
}
