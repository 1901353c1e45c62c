import { findKind } from '@zhushutong/domain/records'
import { type OwnPosting, PostingsView } from '@/features/labour'
import { recordHref } from '@/features/records/detail/detail-href'
import { orNull } from '@/wiring/server/answers'
import { ClosePosting } from '../controls/close-posting'
import { pageParam, parsePage, redirectToLastPage, type SectionProps } from '../section'

const PAGE_SIZE = 10

const hrefOfPosting = ({ module, id, state, until }: OwnPosting): string | null => {
  const kind = findKind(module)
  if (!kind || state !== 'shown') return null
  return recordHref(kind, { id, expired: until !== null && until < Date.now() })
}

/** 我的发布 (LAB-02). */
export async function CenterPostings({ query, reader, hrefOf }: SectionProps) {
  const page = await orNull(reader.calls.labour.list({ pageNum: parsePage(query), pageSize: PAGE_SIZE }))
  const hrefOfPage = (at: number) => hrefOf({ page: pageParam(at) })
  redirectToLastPage(page, hrefOfPage)
  return (
    <PostingsView
      page={page}
      hrefOf={hrefOfPage}
      postingHref={hrefOfPosting}
      actionsOf={({ id, title }) => <ClosePosting id={id} title={title} />}
    />
  )
}
