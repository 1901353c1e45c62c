import { kindNamed } from '@zhushutong/domain/records'
import { centerHref } from '@/features/center'
import { ReportsView } from '@/features/corrections'
import { FavouritesView } from '@/features/favourites'
import { recordHref } from '@/features/records'
import type { Reader } from './reader'

const PAGE_SIZE = 10

/** What the centre's lists of records are narrowed to. */
export interface KeptQuery {
  readonly kind?: string
  readonly page?: string
}

const pageOf = ({ page }: KeptQuery) => (/^[1-9]\d{0,3}$/.test(page ?? '') ? Number(page) : 1)

const labelOf = (module: string): string => kindNamed(module)?.label ?? '其他'

const hrefOf = ({ module, moduleId, expired }: { module: string; moduleId: string; expired: boolean }) => {
  const kind = kindNamed(module)
  return kind && kind.detailPath !== 'none' ? recordHref(kind, { id: moduleId, expired }) : null
}

/** 我的收藏 (FAV-01). */
export async function CenterFavourites({ query, reader }: { query: KeptQuery; reader: Reader }) {
  const module = query.kind !== undefined && kindNamed(query.kind) ? query.kind : undefined
  const page = await reader.kept.favourites({ module, pageNum: pageOf(query), pageSize: PAGE_SIZE })
  return (
    <FavouritesView
      page={page}
      module={module}
      now={Date.now()}
      labelOf={labelOf}
      recordHref={hrefOf}
      hrefOf={(kind, at = 1) => centerHref('8', { kind, page: at > 1 ? String(at) : undefined })}
    />
  )
}

/** 我的纠错 (REP-02). */
export async function CenterReports({ query, reader }: { query: KeptQuery; reader: Reader }) {
  const page = await reader.kept.reports({ pageNum: pageOf(query), pageSize: PAGE_SIZE })
  return (
    <ReportsView
      page={page}
      labelOf={labelOf}
      recordHref={(report) => hrefOf({ ...report, expired: false })}
      hrefOf={(at) => centerHref('9', { page: at > 1 ? String(at) : undefined })}
    />
  )
}
