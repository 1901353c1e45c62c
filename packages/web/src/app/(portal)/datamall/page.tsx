import { MallScreen, mallMetadata } from '@/screens/mall/mall-screen'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/datamall'>

export async function generateMetadata({ searchParams }: Props) {
  return mallMetadata(await searchParams)
}

export default async function Page({ searchParams }: Props) {
  return <MallScreen query={await searchParams} reader={await currentReader()} />
}
