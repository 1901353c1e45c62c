import { type HttpError, useOne } from '@refinedev/core'
import { STAFF_RESOURCES, type StaffResource } from '@zhushutong/domain/staff'
import { Button } from '@zhushutong/ui/button'
import { ListSkeleton } from '@zhushutong/ui/layout/skeleton'
import { ErrorState } from '@zhushutong/ui/layout/states'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import type { ReactNode } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import type { RowOf } from '../api'

/** Returns a function that closes the panel: the list appears with its previous filters. */
export function useClosePanel(resource: StaffResource): () => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  return () => navigate(`/${resource}${search}`)
}

const NOT_FOUND = 404

/** The title of an error: a missing row is no loading failure. */
export function failureTitle({ statusCode }: HttpError): string {
  return statusCode === NOT_FOUND ? '没有找到' : '没有加载出来'
}

export function RowPanel<R extends StaffResource>({
  resource,
  children,
}: {
  resource: R
  children: (row: RowOf<R>) => ReactNode
}) {
  const { id = '' } = useParams()
  const close = useClosePanel(resource)
  const { result, query } = useOne<RowOf<R> & { id: string }, HttpError>({
    resource,
    id,
    errorNotification: false,
  })
  return (
    <Dialog open side="right" onClose={close} title={STAFF_RESOURCES[resource].label}>
      {query.isLoading && <ListSkeleton rows={3} />}
      {query.isError && (
        <ErrorState title={failureTitle(query.error)} action={<Button onClick={close}>返回列表</Button>}>
          {query.error.message}
        </ErrorState>
      )}
      {result && <div className="grid gap-5">{children(result)}</div>}
    </Dialog>
  )
}

/** The known facts of a row, by name; null and empty ones are left out. */
export function Facts({ facts }: { facts: ReadonlyArray<readonly [string, ReactNode]> }) {
  return (
    <dl className="grid grid-cols-[88px_minmax(0,1fr)] gap-x-3 gap-y-2">
      {facts.map(
        ([label, value]) =>
          value !== null &&
          value !== '' &&
          value !== undefined && (
            <div key={label} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-ink-3">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
