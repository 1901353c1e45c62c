import { ApiListScreen, apiListMetadata } from '@/screens/api/api-screens'
import { currentReader } from '@/screens/reader'
import { readFirst } from '@/screens/search-params'

type Props = PageProps<'/screens/api-list/[id]'>

export async function generateMetadata({ params }: Props) {
  return apiListMetadata((await params).id)
}

export default async function Page({ params, searchParams }: Props) {
  const keyword = readFirst(await searchParams, 'q')
  return <ApiListScreen id={(await params).id} keyword={keyword} reader={await currentReader()} />
}
