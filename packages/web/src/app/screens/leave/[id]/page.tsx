import { LeaveScreen, leaveMetadata } from '@/screens/leave/leave-screen'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/screens/leave/[id]'>

export async function generateMetadata({ params }: Props) {
  return leaveMetadata((await params).id)
}

export default async function Page({ params }: Props) {
  return <LeaveScreen id={(await params).id} reader={await currentReader()} />
}
