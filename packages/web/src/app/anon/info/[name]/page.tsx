import { type InfoParams, InfoScreen, infoMetadata } from '@/app/_compose/info-screen'
import { visitorReader } from '@/app/_compose/reader'

type Props = { params: Promise<InfoParams> }

export const dynamic = 'force-dynamic'
export const generateMetadata = ({ params }: Props) => infoMetadata(params)

export default async function Page({ params }: Props) {
  return <InfoScreen params={params} reader={visitorReader()} />
}
