import { CenterScreen, centerMetadata } from '@/screens/center/center-screen'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/screens/center/[index]'>

export async function generateMetadata({ params }: Props) {
  return centerMetadata((await params).index)
}

export default async function Page({ params, searchParams }: Props) {
  return (
    <CenterScreen index={(await params).index} query={await searchParams} reader={await currentReader()} />
  )
}
