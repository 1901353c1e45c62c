import { readQuery } from '@/routing/page-query'
import { parsePageSegment } from '@/routing/page-segment'
import { parseComparisonQuery } from '@/screens/comparison/comparison-query'
import { ComparisonScreen, comparisonMetadata } from '@/screens/comparison/comparison-screen'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/qiyeduibi/[[...page]]'>

const read = async ({ params, searchParams }: Props) =>
  parseComparisonQuery(readQuery('qiyeduibi', await searchParams), parsePageSegment((await params).page))

export async function generateMetadata(props: Props) {
  return comparisonMetadata(await read(props), await currentReader())
}

export default async function Page(props: Props) {
  return <ComparisonScreen query={await read(props)} reader={await currentReader()} />
}
