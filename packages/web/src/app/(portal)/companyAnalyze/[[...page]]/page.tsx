import { readQuery } from '@/routing/page-query'
import { parseAnalyzeQuery } from '@/screens/company/analyze-query'
import { AnalyzeScreen, analyzeMetadata } from '@/screens/company/analyze-screen'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/companyAnalyze/[[...page]]'>

const read = async ({ params, searchParams }: Props) =>
  parseAnalyzeQuery(await params, readQuery('companyAnalyze', await searchParams))

export async function generateMetadata(props: Props) {
  return analyzeMetadata(await read(props), await currentReader())
}

export default async function Page(props: Props) {
  return <AnalyzeScreen query={await read(props)} reader={await currentReader()} />
}
