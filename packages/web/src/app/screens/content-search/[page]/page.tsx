import { ContentSearchScreen, contentSearchMetadata } from '@/screens/content/content-search-screen'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/screens/content-search/[page]'>

export async function generateMetadata({ searchParams }: Props) {
  return contentSearchMetadata(await searchParams)
}

export default async function Page({ params, searchParams }: Props) {
  const { page } = await params
  return <ContentSearchScreen page={page} query={await searchParams} reader={await currentReader()} />
}
