import { ConsultationsView } from '@/features/consultation'
import { pageOf, pageParam, redirectToLastPage, type SectionProps } from './section'

const PAGE_SIZE = 10

/** 我的咨询 (ASK-03). */
export async function CenterConsultations({ query, reader, hrefOf }: SectionProps) {
  const page = await reader.saved.consultations({ pageNum: pageOf(query), pageSize: PAGE_SIZE })
  const hrefOfPage = (at: number) => hrefOf({ page: pageParam(at) })
  redirectToLastPage(page, hrefOfPage)
  return <ConsultationsView page={page} hrefOf={hrefOfPage} />
}
