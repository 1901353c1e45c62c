import { parsePageSegment } from '@/routing/page-segment'
import { ComqueryResultScreen, comqueryMetadata } from '@/screens/comquery/comquery-screen'
import { currentReader } from '@/screens/reader'
import { rawSearch } from '@/screens/search-params'

type Props = PageProps<'/comquery/result/[[...page]]'>

export async function generateMetadata({ searchParams }: Props) {
  return comqueryMetadata('result', rawSearch(await searchParams))
}

export default async function Page({ params, searchParams }: Props) {
  return (
    <ComqueryResultScreen
      page={parsePageSegment((await params).page)}
      search={rawSearch(await searchParams)}
      reader={await currentReader()}
    />
  )
}
