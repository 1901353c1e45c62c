import { AnalyzeScreen, analyzeMetadata } from '@/app/_compose/analyze-screen'
import type { CompanyParams } from '@/app/_compose/company-place'
import { visitorReader } from '@/app/_compose/reader'

type Props = { params: Promise<CompanyParams> }

export const dynamic = 'force-dynamic'
export const generateMetadata = ({ params }: Props) => analyzeMetadata(params, visitorReader())

export default async function Page({ params }: Props) {
  return <AnalyzeScreen params={params} reader={visitorReader()} />
}
