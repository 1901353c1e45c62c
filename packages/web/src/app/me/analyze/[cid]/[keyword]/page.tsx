import { AnalyzeScreen, analyzeMetadata } from '@/app/_compose/analyze-screen'
import type { CompanyParams } from '@/app/_compose/company-place'
import { memberReader } from '@/app/_compose/reader'

type Props = { params: Promise<CompanyParams> }

export const generateMetadata = async ({ params }: Props) => analyzeMetadata(params, await memberReader())

export default async function Page({ params }: Props) {
  return <AnalyzeScreen params={params} reader={await memberReader()} />
}
