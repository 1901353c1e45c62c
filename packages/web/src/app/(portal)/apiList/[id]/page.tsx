import { readQuery } from '@/routing/page-query'
import { ApiListScreen, apiListMetadata } from '@/screens/api/api-screens'

type Props = PageProps<'/apiList/[id]'>

export async function generateMetadata({ params }: Props) {
  return apiListMetadata((await params).id)
}

export default async function Page({ params, searchParams }: Props) {
  const { id } = await params
  const { q } = readQuery('apiList', await searchParams)
  const keyword = id === 'all' ? q?.trim().slice(0, 40) : undefined
  return <ApiListScreen id={id} keyword={keyword} />
}
