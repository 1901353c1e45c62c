import { ChatCard, ConsultationsView } from '@/features/consultation'
import { orNull } from '@/wiring/server/answers'
import { pageParam, parsePage, redirectToLastPage, type SectionProps } from '../section'

const PAGE_SIZE = 10

/** 我的咨询: the chat with the staff (ASK-05), and requests sent by forms (ASK-03). */
export async function CenterConsultations({ query, reader, hrefOf }: SectionProps) {
  const [page, chat] = await Promise.all([
    orNull(reader.calls.consultation.list({ pageNum: parsePage(query), pageSize: PAGE_SIZE })),
    orNull(reader.calls.consultChat.gen()),
  ])
  const hrefOfPage = (at: number) => hrefOf({ page: pageParam(at) })
  redirectToLastPage(page, hrefOfPage)
  return (
    <>
      {chat && <ChatCard chat={chat} />}
      <ConsultationsView page={page} hrefOf={hrefOfPage} />
    </>
  )
}
