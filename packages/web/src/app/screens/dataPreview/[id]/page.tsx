import { PreviewScreen, previewMetadata } from '@/screens/mall/preview-screen'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/screens/dataPreview/[id]'>

export async function generateMetadata({ params }: Props) {
  return previewMetadata((await params).id)
}

export default async function Page({ params }: Props) {
  return <PreviewScreen id={(await params).id} reader={await currentReader()} />
}
