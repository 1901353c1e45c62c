import { parseCompanyToolQuery } from '@/screens/company/company-tool-query'
import { StaffingScreen, staffingMetadata } from '@/screens/company/staffing-screen'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/screens/staffing/[cid]/[page]'>

const read = async ({ params, searchParams }: Props) =>
  parseCompanyToolQuery(await params, await searchParams)

export const generateMetadata = async (props: Props) => staffingMetadata(await read(props))

export default async function Page(props: Props) {
  return <StaffingScreen place={await read(props)} reader={await currentReader()} />
}
