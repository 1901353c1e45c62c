import { ComqueryScreen, comqueryMetadata } from '@/screens/comquery/comquery-screen'
import { currentReader } from '@/screens/reader'
import { rawSearch } from '@/screens/search-params'

type Props = PageProps<'/screens/comquery/[form]/[page]'>

const read = async ({ params, searchParams }: Props) => ({
  ...(await params),
  search: rawSearch(await searchParams),
})

export async function generateMetadata(props: Props) {
  return comqueryMetadata(await read(props))
}

export default async function Page(props: Props) {
  return <ComqueryScreen {...(await read(props))} reader={await currentReader()} />
}
