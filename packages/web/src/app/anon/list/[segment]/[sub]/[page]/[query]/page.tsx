import { ListScreen, listMetadata } from '@/app/_compose/list-screen'
import { visitorReader } from '@/app/_compose/reader'
import type { ListParams } from '@/app/list-place'

type Props = { params: Promise<ListParams> }

export const dynamic = 'force-dynamic'
export const generateMetadata = ({ params }: Props) => listMetadata(params)

export default async function Page({ params }: Props) {
  return <ListScreen params={params} reader={visitorReader()} />
}
