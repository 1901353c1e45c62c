import { useTable } from '@refinedev/react-table'
import { type ColumnDef, flexRender, type Header, type Row } from '@tanstack/react-table'
import { STAFF_RESOURCES, type StaffResource } from '@zhushutong/domain/staff'
import type { ReactNode } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { Button } from '@/ui/button'
import { ListSkeleton } from '@/ui/skeleton'
import { EmptyState, ErrorState } from '@/ui/states'
import type { RowOf } from '../api'
import { SortIcon } from '../shell/icons'
import { type Filter, Filters, type FilterValues } from './filters'
import { PageBar } from './page-bar'

type AnyRow = { id: string }

/** A column of a list; `sort` names what the gateway sorts by. */
export interface ListColumn<T> {
  readonly header: string
  readonly cell: (row: T) => ReactNode
  readonly sort?: string
  readonly align?: 'right'
}

interface ListProps<R extends StaffResource> {
  readonly resource: R
  readonly columns: readonly ListColumn<RowOf<R>>[]
  readonly filters?: readonly Filter[]
  /** Buttons at the right of the title. */
  readonly actions?: ReactNode
  /** Whether a row opens; its first cell is the link then. */
  readonly opens?: boolean
  readonly empty?: string
}

function SortButton<T>({ header }: { header: Header<T, unknown> }) {
  const title = flexRender(header.column.columnDef.header, header.getContext())
  if (!header.column.getCanSort()) return title
  const sorted = header.column.getIsSorted()
  return (
    <button
      type="button"
      className="inline-flex items-center gap-1 hover:text-primary"
      onClick={() => header.column.toggleSorting()}
    >
      {title}
      {sorted ? <span aria-hidden="true">{sorted === 'asc' ? '↑' : '↓'}</span> : <SortIcon size={12} />}
    </button>
  )
}

const SORT_WORDS = { asc: 'ascending', desc: 'descending' } as const

const columnDefs = <T extends AnyRow>(columns: readonly ListColumn<T>[]): ColumnDef<T>[] =>
  columns.map(({ header, cell, sort, align }) => ({
    id: sort ?? header,
    header,
    enableSorting: sort !== undefined,
    // Sorted by the gateway; without an accessor the table takes no column for sortable.
    accessorFn: () => null,
    cell: ({ row }: { row: Row<T> }) => cell(row.original),
    meta: { align },
  }))

const alignOf = (meta: unknown) => (meta as { align?: 'right' } | undefined)?.align

/**
 * A list of the back office: filters, a table that sorts, pages; the address keeps all of it. Panels of single rows are
 * shown beside it by the route's outlet.
 */
export function ResourceList<R extends StaffResource>({
  resource,
  columns,
  filters = [],
  actions,
  opens = false,
  empty,
}: ListProps<R>) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { reactTable, refineCore } = useTable<RowOf<R> & AnyRow>({
    columns: columnDefs(columns as readonly ListColumn<RowOf<R> & AnyRow>[]),
    refineCoreProps: { resource, pagination: { pageSize: 20 }, syncWithLocation: true },
  })
  const { tableQuery, setFilters, setCurrentPage, setPageSize, currentPage, pageSize, result } = refineCore
  const values = Object.fromEntries(
    refineCore.filters.flatMap((one) => ('field' in one ? [[one.field, one.value]] : [])),
  ) as FilterValues
  const filterBy = (next: FilterValues) => {
    setCurrentPage(1)
    setFilters(
      Object.entries(next).map(([field, value]) => ({ field, operator: 'eq' as const, value })),
      'replace',
    )
  }
  const rows = reactTable.getRowModel().rows
  const label = STAFF_RESOURCES[resource].label
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
      {tableQuery.isSuccess && rows.length === 0 && <EmptyState title={empty ?? `没有${label}`} />}
      {tableQuery.isSuccess && rows.length > 0 && (
        <div className="overflow-x-auto px-4" aria-busy={tableQuery.isFetching}>
          <table className="data-table" data-cards="">
            <caption className="sr-only">{label}</caption>
            <thead>
              {reactTable.getHeaderGroups().map((group) => (
                <tr key={group.id}>
                  {group.headers.map((header) => {
                    const sorted = header.column.getIsSorted()
                    return (
                      <th
                        key={header.id}
                        scope="col"
                        aria-sort={sorted ? SORT_WORDS[sorted] : undefined}
                        data-align={alignOf(header.column.columnDef.meta)}
                      >
                        <SortButton header={header} />
                      </th>
                    )
                  })}
                </tr>
              ))}
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.original.id}>
                  {row.getVisibleCells().map((cell, at) => {
                    const content = flexRender(cell.column.columnDef.cell, cell.getContext())
                    const to = `/${resource}/${encodeURIComponent(row.original.id)}${search}`
                    return at === 0 ? (
                      <th key={cell.id} scope="row">
                        {opens ? (
                          <a
                            href={`/console${to}`}
                            onClick={(event) => {
                              if (event.metaKey || event.ctrlKey) return
                              event.preventDefault()
                              navigate(to)
                            }}
                          >
                            {content}
                          </a>
                        ) : (
                          content
                        )}
                      </th>
                    ) : (
                      <td
                        key={cell.id}
                        data-label={String(cell.column.columnDef.header)}
                        data-align={alignOf(cell.column.columnDef.meta)}
                      >
                        {content}
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
          page={currentPage}
          pageSize={pageSize}
          total={result.total ?? 0}
          onPage={setCurrentPage}
          onPageSize={setPageSize}
        />
      )}
      <Outlet />
    </section>
  )
}
