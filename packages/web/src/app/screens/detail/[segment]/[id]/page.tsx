import { DetailScreen, detailMetadata } from '@/screens/detail/detail-screen'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/screens/detail/[segment]/[id]'>

export async function generateMetadata({ params }: Props) {
  return detailMetadata(await params, await currentReader())
}

export default async function Page({ params, searchParams }: Props) {
  return (
    <DetailScreen params={await params} sectionPages={await searchParams} reader={await currentReader()} />
  )
}
