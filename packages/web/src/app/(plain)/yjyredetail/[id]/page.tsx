import { ResearchScreen, researchMetadata } from '@/screens/research/research-screen'

type Props = PageProps<'/yjyredetail/[id]'>

export async function generateMetadata({ params }: Props) {
  return researchMetadata((await params).id)
}

export default async function Page({ params }: Props) {
  return <ResearchScreen id={(await params).id} />
}
