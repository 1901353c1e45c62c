import { type ComqueryParams, ComqueryScreen, comqueryMetadata } from '@/app/_compose/comquery-screen'
import { visitorReader } from '@/app/_compose/reader'

type Props = { params: Promise<ComqueryParams> }

export const dynamic = 'force-dynamic'
export const generateMetadata = ({ params }: Props) => comqueryMetadata(params)

export default async function Page({ params }: Props) {
  return <ComqueryScreen params={params} reader={visitorReader()} />
}
