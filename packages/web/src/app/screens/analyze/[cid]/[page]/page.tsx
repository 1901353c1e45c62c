import { AnalyzeScreen, analyzeMetadata } from '@/screens/company/analyze-screen'
import { readCompanyPlace } from '@/screens/company/company-place'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/screens/analyze/[cid]/[page]'>

const read = async ({ params, searchParams }: Props) => readCompanyPlace(await params, await searchParams)

export const generateMetadata = async (props: Props) =>
  analyzeMetadata(await read(props), await currentReader())

export default async function Page(props: Props) {
  return <AnalyzeScreen place={await read(props)} reader={await currentReader()} />
}
