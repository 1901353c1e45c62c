import { findKind } from '@zhushutong/domain/records'
import { ClaimsView } from '@/features/claims'
import { ReportsView } from '@/features/corrections'
import { FavouritesView } from '@/features/favourites'
import { recordHref } from '@/features/records/detail/detail-href'
import { orNull } from '@/wiring/server/answers'
import { readFirst } from '../../search-params'
import { pageParam, parsePage, redirectToLastPage, type SectionProps } from '../section'

const PAGE_SIZE = 10
/** The most recent claims: a member has few. */
const CLAIMS = 20

const labelOf = (module: string): string => findKind(module)?.label ?? '其他'

const hrefOfRecord = ({
  module,
  moduleId,
  expired,
}: {
  module: string
  moduleId: string
  expired: boolean
}) => {
  const kind = findKind(module)
  return kind && kind.detailPath !== 'none' ? recordHref(kind, { id: moduleId, expired }) : null
}

/** 我的收藏 (FAV-01). */
export async function CenterFavourites({ query, reader, hrefOf }: SectionProps) {
  const module = findKind(readFirst(query, 'kind') ?? '')?.kind
  const page = await orNull(
    reader.calls.favourites.list({ module, pageNum: parsePage(query), pageSize: PAGE_SIZE }),
  )
  const hrefOfPage = (kind: string | undefined, at = 1) => hrefOf({ kind, page: pageParam(at) })
  redirectToLastPage(page, (at) => hrefOfPage(module, at))
  return (
    <FavouritesView
      page={page}
      module={module}
      now={Date.now()}
      labelOf={labelOf}
      recordHref={hrefOfRecord}
      hrefOf={hrefOfPage}
    />
  )
}

/** 我的认领 and 我的纠错 (CLM-03, REP-02). */
export async function CenterReports({ query, reader, hrefOf }: SectionProps) {
  const [page, claims] = await Promise.all([
    orNull(reader.calls.corrections.list({ pageNum: parsePage(query), pageSize: PAGE_SIZE })),
    orNull(reader.calls.claims.list({ pageNum: 1, pageSize: CLAIMS })),
  ])
  const hrefOfPage = (at: number) => hrefOf({ page: pageParam(at) })
  redirectToLastPage(page, hrefOfPage)
  const recordHref = (ref: { readonly module: string; readonly moduleId: string }) =>
    hrefOfRecord({ ...ref, expired: false })
  return (
    <>
      <ClaimsView claims={claims?.records ?? null} recordHref={recordHref} />
      <ReportsView page={page} labelOf={labelOf} recordHref={recordHref} hrefOf={hrefOfPage} />
    </>
  )
}
