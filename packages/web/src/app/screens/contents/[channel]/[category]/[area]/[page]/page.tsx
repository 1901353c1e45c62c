import { ContentsScreen, contentsMetadata } from '@/screens/content/contents-screen'
import { currentReader, currentSite } from '@/screens/reader'

type Props = PageProps<'/screens/contents/[channel]/[category]/[area]/[page]'>

export async function generateMetadata({ params, searchParams }: Props) {
  return contentsMetadata(await params, await searchParams, await currentSite())
}

export default async function Page({ params, searchParams }: Props) {
  return <ContentsScreen params={await params} query={await searchParams} reader={await currentReader()} />
}
