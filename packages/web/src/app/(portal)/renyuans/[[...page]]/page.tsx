import { readQuery } from '@/routing/page-query'
import { parseCompanyToolQuery } from '@/screens/company/company-tool-query'
import { StaffingScreen, staffingMetadata } from '@/screens/company/staffing-screen'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/renyuans/[[...page]]'>

const read = async ({ params, searchParams }: Props) =>
  parseCompanyToolQuery(await params, readQuery('renyuans', await searchParams))

export async function generateMetadata(props: Props) {
  return staffingMetadata(await read(props))
}

export default async function Page(props: Props) {
  return <StaffingScreen place={await read(props)} reader={await currentReader()} />
}
