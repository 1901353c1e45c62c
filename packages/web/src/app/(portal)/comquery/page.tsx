import { ComqueryFormScreen, comqueryMetadata } from '@/screens/comquery/comquery-screen'
import { currentReader } from '@/screens/reader'
import { rawSearch } from '@/screens/search-params'

type Props = PageProps<'/comquery'>

export async function generateMetadata({ searchParams }: Props) {
  return comqueryMetadata('form', rawSearch(await searchParams))
}

export default async function Page({ searchParams }: Props) {
  return <ComqueryFormScreen search={rawSearch(await searchParams)} reader={await currentReader()} />
}
