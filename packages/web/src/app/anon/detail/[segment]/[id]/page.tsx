import { type DetailParams, DetailScreen, detailMetadata } from '@/app/_compose/detail-screen'
import { visitorReader } from '@/app/_compose/reader'

type Props = { params: Promise<DetailParams> }

export const dynamic = 'force-dynamic'
export const generateMetadata = async ({ params }: Props) => detailMetadata(params, visitorReader())

export default async function Page({ params }: Props) {
  return <DetailScreen params={params} reader={visitorReader()} />
}
