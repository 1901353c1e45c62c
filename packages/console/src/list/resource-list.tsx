import { useTable } from '@refinedev/core'
import { STAFF_RESOURCES, type StaffResource } from '@zhushutong/domain/staff'
import { Button } from '@zhushutong/ui/button'
import { ListSkeleton } from '@zhushutong/ui/layout/skeleton'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import type { ReactNode } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import type { RowOf } from '../api'
import { type Filter, Filters, type FilterValues } from './filters'
import { PageBar } from './page-bar'
import { type Order, SortButton } from './sort-button'

type AnyRow = { id: string }

/** A column of a list; `sort` is the gateway's sort key. */
interface ListColumn<T> {
  readonly header: string
  readonly cell: (row: T) => ReactNode
  readonly sort?: string
  readonly align?: 'right'
}

interface ListProps<R extends StaffResource> {
  readonly resource: R
  readonly columns: readonly ListColumn<RowOf<R>>[]
  readonly filters?: readonly Filter[]
  /** Buttons to the right of the title. */
  readonly actions?: ReactNode
  /** True when a row opens; its first cell is then a link. */
  readonly opens?: boolean
  readonly empty?: string
  /** default: the resource's name */
  readonly title?: string
}

/** The longest length of a short value: a time, a number, a name. */
const SHORT = 16
const isShort = (shown: ReactNode) => typeof shown === 'string' && shown.length <= SHORT

const SORT_WORDS = { asc: 'ascending', desc: 'descending' } as const

/**
 * A list of the back office: filters, a sortable table, pages. Its whole state is in the address. Panels of
 * single rows appear beside it in the route's outlet.
 */
export function ResourceList<R extends StaffResource>({
  resource,
  columns,
  filters = [],
  actions,
  opens = false,
  empty,
  title,
}: ListProps<R>) {
  const { search } = useLocation()
  const { tableQuery, result, ...table } = useTable<RowOf<R> & AnyRow>({
    resource,
    pagination: { pageSize: 20 },
    syncWithLocation: true,
    // The list itself shows the error.
    errorNotification: false,
  })
  const values = Object.fromEntries(
    table.filters.flatMap((filter) => ('field' in filter ? [[filter.field, filter.value]] : [])),
  ) as FilterValues
  const filterBy = (next: FilterValues) => {
    table.setCurrentPage(1)
    table.setFilters(
      Object.entries(next).map(([field, value]) => ({ field, operator: 'eq' as const, value })),
      'replace',
    )
  }
  const findOrder = (sort: string): Order | undefined =>
    table.sorters.find(({ field }) => field === sort)?.order
  const sortBy = (field: string) =>
    table.setSorters([{ field, order: findOrder(field) === 'desc' ? 'asc' : 'desc' }])
  const label = title ?? STAFF_RESOURCES[resource].label
  const rows = result.data
  const isFiltered = Object.values(values).some((value) => value !== undefined && value !== '')
  return (
    <section className="card min-w-0" aria-labelledby="list-title">
      <header className="flex flex-wrap items-center gap-3 px-4 pt-4 pb-3">
        <h1 id="list-title" className="text-16 font-semibold">
          {label}
        </h1>
        {tableQuery.isSuccess && <span className="text-12 text-ink-3">共 {result.total ?? 0} 条</span>}
        <div className="ml-auto flex gap-2">{actions}</div>
      </header>
      {filters.length > 0 && <Filters filters={filters} values={values} onChange={filterBy} />}
      {tableQuery.isLoading && <ListSkeleton rows={6} />}
      {tableQuery.isError && (
        <ErrorState action={<Button onClick={() => tableQuery.refetch()}>重试</Button>}>
          {tableQuery.error.message}
        </ErrorState>
      )}
      {tableQuery.isSuccess &&
        rows.length === 0 &&
        (isFiltered ? (
          <EmptyState
            title={`没有符合条件的${title === undefined ? label : '记录'}`}
            action={<Button onClick={() => filterBy({})}>清除条件</Button>}
          />
        ) : (
          <EmptyState title={empty ?? `没有${label}`} />
        ))}
      {tableQuery.isSuccess && rows.length > 0 && (
        <div className="overflow-x-auto px-4" aria-busy={tableQuery.isFetching}>
          <table className="data-table" data-cards="">
            <caption className="sr-only">{label}</caption>
            <thead>
              <tr>
                {columns.map(({ header, sort, align }) => {
                  const order = sort === undefined ? undefined : findOrder(sort)
                  return (
                    <th key={header} scope="col" data-align={align} aria-sort={order && SORT_WORDS[order]}>
                      {sort === undefined ? (
                        header
                      ) : (
                        <SortButton order={order} onClick={() => sortBy(sort)}>
                          {header}
                        </SortButton>
                      )}
                    </th>
                  )
                })}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  {columns.map(({ header, cell, align }, at) => {
                    const shown = cell(row)
                    const short = isShort(shown) ? '' : undefined
                    return at === 0 ? (
                      <th key={header} scope="row" data-short={short}>
                        {opens ? (
                          <Link to={`/${resource}/${encodeURIComponent(row.id)}${search}`}>{shown}</Link>
                        ) : (
                          shown
                        )}
                      </th>
                    ) : (
                      <td key={header} data-label={header} data-align={align} data-short={short}>
                        {shown}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {tableQuery.isSuccess && (
        <PageBar
          page={table.currentPage}
          pageSize={table.pageSize}
          total={result.total ?? 0}
          onPage={table.setCurrentPage}
          onPageSize={table.setPageSize}
        />
      )}
      <Outlet />
    </section>
  )
}
