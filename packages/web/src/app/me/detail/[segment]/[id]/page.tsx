import {
  type DetailParams,
  type DetailQuery,
  DetailScreen,
  detailMetadata,
} from '@/app/_compose/detail-screen'
import { memberReader } from '@/app/_compose/reader'

type Props = { params: Promise<DetailParams>; searchParams: Promise<DetailQuery> }

export const generateMetadata = async ({ params }: Props) => detailMetadata(params, await memberReader())

export default async function Page({ params, searchParams }: Props) {
  return <DetailScreen params={params} query={searchParams} reader={await memberReader()} />
}
