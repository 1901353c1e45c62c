import {
  type CenterParams,
  type CenterQuery,
  CenterScreen,
  centerMetadata,
} from '@/app/_compose/center-screen'
import { memberReader } from '@/app/_compose/reader'

type Props = { params: Promise<CenterParams>; searchParams: Promise<CenterQuery> }

export const generateMetadata = ({ params }: Props) => centerMetadata(params)

export default async function Page({ params, searchParams }: Props) {
  return <CenterScreen params={params} query={searchParams} reader={await memberReader()} />
}
