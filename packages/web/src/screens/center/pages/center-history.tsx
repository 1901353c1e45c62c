import { buildContentHref, findChannel } from '@zhushutong/domain/content'
import { HistoryView } from '@/features/content'
import { orNull } from '@/wiring/server/answers'
import { ForgetAll, ForgetOne } from '../controls/forget-views'
import { pageParam, parsePage, redirectToLastPage, type SectionProps } from '../section'

const PAGE_SIZE = 20

/** 浏览记录: the articles read by the reader. */
export async function CenterHistory({ query, reader, hrefOf }: SectionProps) {
  const page = await orNull(reader.calls.policies.history({ pageNum: parsePage(query), pageSize: PAGE_SIZE }))
  const hrefOfPage = (at: number) => hrefOf({ page: pageParam(at) })
  redirectToLastPage(page, hrefOfPage)
  const records = page?.records.map((record) => ({
    ...record,
    href: buildContentHref(record.channel, record.id),
    channelName: findChannel(record.channel)?.label ?? '其他',
  }))
  return (
    <HistoryView
      page={page && { ...page, records: records ?? [] }}
      now={Date.now()}
      hrefOf={hrefOfPage}
      clear={<ForgetAll />}
      removeOf={({ id, title }) => <ForgetOne id={id} title={title} />}
    />
  )
}
