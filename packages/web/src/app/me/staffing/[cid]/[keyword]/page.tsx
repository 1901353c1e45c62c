import type { CompanyParams } from '@/app/_compose/company-place'
import { memberReader } from '@/app/_compose/reader'
import { StaffingScreen, staffingMetadata } from '@/app/_compose/staffing-screen'

type Props = { params: Promise<CompanyParams> }

export const generateMetadata = ({ params }: Props) => staffingMetadata(params)

export default async function Page({ params }: Props) {
  return <StaffingScreen params={params} reader={await memberReader()} />
}
