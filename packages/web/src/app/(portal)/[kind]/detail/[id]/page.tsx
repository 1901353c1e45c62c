import { DetailScreen, detailMetadata } from '@/screens/detail/detail-screen'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/[kind]/detail/[id]'>

export async function generateMetadata({ params }: Props) {
  return detailMetadata(await params, await currentReader())
}

/** A record: /qiye/{id}/, /zhaobiao/{id}.html (NAV-14). */
export default async function Page({ params, searchParams }: Props) {
  return <DetailScreen params={await params} query={await searchParams} reader={await currentReader()} />
}
