import { ChatCard, ConsultationsView } from '@/features/consultation'
import { pageParam, parsePage, redirectToLastPage, type SectionProps } from '../section'

const PAGE_SIZE = 10

/** 我的咨询: the chat with the staff (ASK-05), and requests sent by forms (ASK-03). */
export async function CenterConsultations({ query, reader, hrefOf }: SectionProps) {
  const [page, chat] = await Promise.all([
    reader.saved.consultations({ pageNum: parsePage(query), pageSize: PAGE_SIZE }),
    reader.saved.chat(),
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
