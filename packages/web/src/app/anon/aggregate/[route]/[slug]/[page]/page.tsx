import { type AggregateParams, AggregateScreen, aggregateMetadata } from '@/app/_compose/aggregate-screen'
import { visitorReader } from '@/app/_compose/reader'

type Props = { params: Promise<AggregateParams> }

export const dynamic = 'force-dynamic'
export const generateMetadata = ({ params }: Props) => aggregateMetadata(params)

export default async function Page({ params }: Props) {
  return <AggregateScreen params={params} reader={visitorReader()} />
}
