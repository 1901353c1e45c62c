import { ListScreen, listMetadata, parseListParams } from '@/screens/list/list-screen'
import { currentReader, currentSite } from '@/screens/reader'
import { rawSearch } from '@/screens/search-params'

type Props = PageProps<'/[kind]/[[...list]]'>

const read = async ({ params, searchParams }: Props) =>
  parseListParams(await params, rawSearch(await searchParams), await currentSite())

export async function generateMetadata(props: Props) {
  return listMetadata(await read(props))
}

/** A list of records: /qiye/, /renyuan/aqsl/, /qiye/p2.html (NAV-13). Other addresses are not found (NAV-07). */
export default async function Page(props: Props) {
  return <ListScreen {...(await read(props))} reader={await currentReader()} />
}
