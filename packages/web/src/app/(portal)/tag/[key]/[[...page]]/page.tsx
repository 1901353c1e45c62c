import { readQuery } from '@/routing/page-query'
import { parsePageSegment } from '@/routing/page-segment'
import { readContentSearch } from '@/screens/content/content-search'
import { ContentSearchScreen, contentSearchMetadata } from '@/screens/content/content-search-screen'
import { TagScreen, tagMetadata } from '@/screens/content/tag-screen'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/tag/[key]/[[...page]]'>

const read = async ({ params, searchParams }: Props) => {
  const { key, page } = await params
  // Next does not decode the parameters of an address.
  const tag = decodeURIComponent(key)
  const search = readContentSearch(tag, readQuery('tag', await searchParams))
  return { tag, page: parsePageSegment(page), search }
}

export async function generateMetadata(props: Props) {
  const { tag, page, search } = await read(props)
  return search ? contentSearchMetadata(search) : tagMetadata({ tag, page })
}

/** The articles with a tag, all tags, or a search of articles: /tag/all.html?q=资质&group=policy. */
export default async function Page(props: Props) {
  const { tag, page, search } = await read(props)
  const reader = await currentReader()
  return search ? (
    <ContentSearchScreen search={search} page={page} reader={reader} />
  ) : (
    <TagScreen tag={tag} page={page} reader={reader} />
  )
}
