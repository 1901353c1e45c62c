import { ApiListScreen, apiListMetadata } from '@/screens/api/api-screens'
import { readFirst } from '@/screens/search-params'

type Props = PageProps<'/apiList/[id]'>

export async function generateMetadata({ params }: Props) {
  return apiListMetadata((await params).id)
}

export default async function Page({ params, searchParams }: Props) {
  const { id } = await params
  const keyword =
    id === 'all'
      ? readFirst(await searchParams, 'q')
          ?.trim()
          .slice(0, 40)
      : undefined
  return <ApiListScreen id={id} keyword={keyword} />
}
