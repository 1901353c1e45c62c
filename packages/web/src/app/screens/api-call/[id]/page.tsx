import { ApiCallScreen, apiCallMetadata } from '@/screens/api/api-screens'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/screens/api-call/[id]'>

export async function generateMetadata({ params }: Props) {
  return apiCallMetadata((await params).id)
}

export default async function Page({ params }: Props) {
  return <ApiCallScreen id={(await params).id} reader={await currentReader()} />
}
