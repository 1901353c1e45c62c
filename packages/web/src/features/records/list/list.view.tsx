import { ADD_ONS, buildPrompt, type Opening, type Viewer } from '@zhushutong/domain/access'
import {
  type Failure,
  MAX_OFFSET,
  type RecordKind,
  type RecordPage,
  type RecordQuery,
  type RecordView,
  sortNamed,
  sortsFor,
} from '@zhushutong/domain/records'
import type { ComponentType, ReactNode } from 'react'
import { DailyLimitNote } from '@/lists/daily-limit'
import { ListMain } from '@/lists/list-main'
import { ListPager } from '@/lists/list-pager'
import { DialogLinkButton } from '@/triggers/dialog-trigger'
import { unlockProps } from '@/triggers/unlock'
import { AddOnMark } from '../detail/add-on-mark'
import { listPath } from '../detail/detail-href'
import type { FilterMenuProps } from '../filters/filter-menu'
import { FilterPanel, type SiblingList } from '../filters/filter-panel'
import { RESULTS_ID, RecordLedger } from './ledger'
import { ListEnd } from './list-end'
import { ListFoot, ListHead } from './list-head'
import { buildListHref, type ListLocation } from './list-model'
import { withShown } from './list-parameters'
import { NoResults } from './no-results'
import { RefusedList } from './refused-list'
import '../filters/filter-menu.css'
import './list.css'

function Results({
  place,
  query,
  page,
  now,
  notice,
  actionOf,
  pickOf,
  shownId,
  bar,
  asksForLogin,
  viewer,
}: {
  place: ListLocation
  query: RecordQuery
  page: RecordPage<RecordView>
  now: number
  /** The record beside the list. */
  shownId?: string
  notice: ReactNode
  actionOf?: (record: RecordView) => ReactNode
  pickOf?: (record: RecordView) => ReactNode
  /** The bar of chosen rows. */
  bar?: ReactNode
  asksForLogin?: boolean
  viewer?: Viewer
}) {
  const { kind } = place
  const sort = sortNamed(kind, query.sort ?? sortsFor(kind, query)[0]?.key)
  const besideOf = ({ id }: RecordView) => ({
    href: withShown(buildListHref(place, query), id),
    isCurrent: id === shownId,
  })
  return (
    <section className="card" aria-label="查询结果">
      {notice}
      <ListHead {...{ place, query, page }} />
      <DailyLimitNote limit={page.dailyLimit} />
      <div id={RESULTS_ID} tabIndex={-1}>
        <RecordLedger
          kind={kind}
          records={page.records}
          {...{ now, actionOf, pickOf, viewer, sort }}
          besideOf={shownId === undefined ? undefined : besideOf}
        />
      </div>
      {page.records.length === 0 && <NoResults place={place} query={query} page={page} now={now} />}
      {page.records.length > 0 && <ListFoot freshAt={page.freshAt} />}
      <ListPager
        total={Math.min(page.total, MAX_OFFSET)}
        current={query.pageNum}
        size={query.pageSize}
        hrefOf={(pageNum) => buildListHref(place, { ...query, pageNum })}
        sizeHref={(pageSize) => buildListHref(place, { ...query, pageNum: 1, pageSize })}
      />
      {bar}
      {asksForLogin && page.records.length > 0 && <ListEnd page={query.pageNum} />}
    </section>
  )
}

const findAddOn = (kind: RecordKind) => ADD_ONS.find((addOn) => addOn === kind.opensBy)

/**
 * The requirement that unlocks the list, and the mark of the list's add-on service (ACC-04, ACC-05, ACC-13).
 */
function Access({ kind, closedBy, viewer }: { kind: RecordKind; closedBy: Opening | null; viewer?: Viewer }) {
  const addOn = findAddOn(kind)
  if (!closedBy && !addOn) return null
  return (
    <div className={closedBy ? 'lockbar' : 'card p-3'} data-narrow={closedBy ? '' : undefined}>
      {addOn && <AddOnMark addOn={addOn} viewer={viewer} />}
      {closedBy && (
        <>
          <span>{buildPrompt(closedBy).text}</span>
          <DialogLinkButton variant="gold" rel="nofollow" {...unlockProps(closedBy)}>
            {buildPrompt(closedBy).button}
          </DialogLinkButton>
        </>
      )}
    </div>
  )
}

const subLists = ({ kind, sub }: ListLocation) =>
  kind.subLists && {
    label: `${kind.label}分类`,
    lists: [
      ...(kind.onlySubLists ? [] : [{ label: `全部${kind.label}`, href: listPath(kind), isCurrent: !sub }]),
      ...kind.subLists.map((subList) => ({
        label: subList.label,
        href: listPath(kind, subList),
        isCurrent: subList === sub,
      })),
    ],
  }

/** The page of a list: a row of filters, the ledger, the pager; `rail` is beside them on wide screens. */
export function ListView({
  place,
  query,
  page,
  closedBy = null,
  now,
  siblings = subLists(place),
  notice,
  shown,
  rail,
  tools,
  actionOf,
  pickOf,
  bar,
  asksForLogin,
  opensFilters,
  viewer,
  Menu,
}: {
  place: ListLocation
  query: RecordQuery
  page: RecordPage<RecordView> | Failure
  /** The requirement missing for the whole list (ACC-04, ACC-05). */
  closedBy?: Opening | null
  now: number
  /** The related lists; default: the sub-lists of the kind. */
  siblings?: { readonly label: string; readonly lists: readonly SiblingList[] }
  notice?: ReactNode
  /** A record of the list, beside it on wide screens. */
  shown?: { readonly id: string; readonly view: ReactNode }
  rail?: ReactNode
  /** Actions of the list besides the export. */
  tools?: ReactNode
  actionOf?: (record: RecordView) => ReactNode
  pickOf?: (record: RecordView) => ReactNode
  /** The bar of chosen rows. */
  bar?: ReactNode
  /** True if visitors are asked to log in at the end of the list, or beyond its first page (NAV-12). */
  asksForLogin?: boolean
  /** True if the page contains all choices of the filters. */
  opensFilters?: boolean
  viewer?: Viewer
  Menu?: ComponentType<FilterMenuProps>
}) {
  const { kind } = place
  // Decided before the list is rendered, so that the list's width does not change when the content beside it
  // arrives.
  const about = place.sub?.about ?? kind.about
  const beside = closedBy !== null || Boolean(rail) || about !== undefined || findAddOn(kind) !== undefined
  return (
    <ListMain focusId={RESULTS_ID}>
      <a href={`#${RESULTS_ID}`} className="skip-link">
        跳到查询结果
      </a>
      <h1 className="sr-only">{place.sub?.label ?? kind.tab}</h1>
      <FilterPanel
        {...{ place, query, siblings, Menu }}
        viewer={closedBy === null ? viewer : undefined}
        isOpen={opensFilters}
        actions={tools}
      />
      <div
        className="list-page"
        data-alone={beside && !shown ? undefined : ''}
        data-beside={shown ? '' : undefined}
      >
        {'error' in page ? (
          <RefusedList failure={page} place={place} query={query} viewer={viewer} />
        ) : (
          <Results
            {...{ place, query, page, now, notice, actionOf, pickOf, bar, asksForLogin, viewer }}
            shownId={shown?.id}
          />
        )}
        {shown?.view}
        {beside && (
          <aside className="list-rail" aria-label="结果分布">
            <Access kind={kind} closedBy={closedBy} viewer={viewer} />
            {place.sub?.about && <p className="card p-3 text-12 text-ink-2">{about}</p>}
            {rail}
            {!place.sub?.about && about && <p className="card p-3 text-12 text-ink-2">{about}</p>}
          </aside>
        )}
      </div>
    </ListMain>
  )
}
