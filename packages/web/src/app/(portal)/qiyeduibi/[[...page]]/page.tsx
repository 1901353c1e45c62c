import { parsePageSegment } from '@/routing/page-segment'
import { parseComparisonQuery } from '@/screens/comparison/comparison-query'
import { ComparisonScreen, comparisonMetadata } from '@/screens/comparison/comparison-screen'
import { currentReader } from '@/screens/reader'
import { readAll } from '@/screens/search-params'

type Props = PageProps<'/qiyeduibi/[[...page]]'>

const read = async ({ params, searchParams }: Props) =>
  parseComparisonQuery(readAll(await searchParams), parsePageSegment((await params).page))

export async function generateMetadata(props: Props) {
  return comparisonMetadata(await read(props), await currentReader())
}

export default async function Page(props: Props) {
  return <ComparisonScreen query={await read(props)} reader={await currentReader()} />
}
