import { parseComparisonQuery } from '@/screens/comparison/comparison-query'
import { ComparisonScreen, comparisonMetadata } from '@/screens/comparison/comparison-screen'
import { currentReader } from '@/screens/reader'
import { readFirst } from '@/screens/search-params'

type Props = PageProps<'/screens/comparison/[page]'>

const read = async ({ params, searchParams }: Props) => {
  const [{ page }, query] = [await params, await searchParams]
  return parseComparisonQuery({ ids: readFirst(query, 'ids'), q: readFirst(query, 'q') }, Number(page) || 1)
}

export async function generateMetadata(props: Props) {
  return comparisonMetadata(await read(props), await currentReader())
}

export default async function Page(props: Props) {
  return <ComparisonScreen query={await read(props)} reader={await currentReader()} />
}
