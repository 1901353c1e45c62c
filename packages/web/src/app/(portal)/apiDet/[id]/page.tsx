import { ApiCallScreen, apiCallMetadata } from '@/screens/api/api-screens'

type Props = PageProps<'/apiDet/[id]'>

export async function generateMetadata({ params }: Props) {
  return apiCallMetadata((await params).id)
}

export default async function Page({ params }: Props) {
  return <ApiCallScreen id={(await params).id} />
}
