import { readQuery } from '@/routing/page-query'
import { MallScreen, mallMetadata } from '@/screens/mall/mall-screen'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/datamall'>

export async function generateMetadata({ searchParams }: Props) {
  return mallMetadata(readQuery('datamall', await searchParams))
}

export default async function Page({ searchParams }: Props) {
  return <MallScreen query={readQuery('datamall', await searchParams)} reader={await currentReader()} />
}
