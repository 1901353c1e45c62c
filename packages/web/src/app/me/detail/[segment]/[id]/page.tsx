import { type DetailParams, DetailScreen, detailMetadata } from '@/app/_compose/detail-screen'
import { memberReader } from '@/app/_compose/reader'

type Props = { params: Promise<DetailParams> }

export const generateMetadata = async ({ params }: Props) => detailMetadata(params, await memberReader())

export default async function Page({ params }: Props) {
  return <DetailScreen params={params} reader={await memberReader()} />
}
