import { currentReader } from '@/screens/reader'
import { ResearchScreen, researchMetadata } from '@/screens/research/research-screen'

type Props = PageProps<'/screens/research/[id]'>

export async function generateMetadata({ params }: Props) {
  return researchMetadata((await params).id)
}

export default async function Page({ params }: Props) {
  return <ResearchScreen id={(await params).id} reader={await currentReader()} />
}
