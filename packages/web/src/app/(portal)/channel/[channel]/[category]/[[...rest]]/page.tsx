import { readQuery } from '@/routing/page-query'
import { ContentsScreen, contentsMetadata, parseContents } from '@/screens/content/contents-screen'
import { currentReader, currentSite } from '@/screens/reader'

type Props = PageProps<'/channel/[channel]/[category]/[[...rest]]'>

const read = async ({ params, searchParams }: Props) =>
  parseContents(await params, readQuery('channel', await searchParams))

export async function generateMetadata(props: Props) {
  return contentsMetadata(await read(props), await currentSite())
}

/** The list of a channel: /new/all.html, /policy3/all/500000/p2.html, /urbanhubnews/all.html. */
export default async function Page(props: Props) {
  return <ContentsScreen shown={await read(props)} reader={await currentReader()} />
}
