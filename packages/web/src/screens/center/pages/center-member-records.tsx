import { findKind } from '@zhushutong/domain/records'
import { ReportsView } from '@/features/corrections'
import { FavouritesView } from '@/features/favourites'
import { recordHref } from '@/features/records/detail/detail-href'
import { orNull } from '@/wiring/server/answers'
import { readFirst } from '../../search-params'
import { pageParam, parsePage, redirectToLastPage, type SectionProps } from '../section'

const PAGE_SIZE = 10

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

/** 我的纠错 (REP-02). */
export async function CenterReports({ query, reader, hrefOf }: SectionProps) {
  const page = await orNull(reader.calls.corrections.list({ pageNum: parsePage(query), pageSize: PAGE_SIZE }))
  const hrefOfPage = (at: number) => hrefOf({ page: pageParam(at) })
  redirectToLastPage(page, hrefOfPage)
  return (
    <ReportsView
      page={page}
      labelOf={labelOf}
      recordHref={(report) => hrefOfRecord({ ...report, expired: false })}
      hrefOf={hrefOfPage}
    />
  )
}
