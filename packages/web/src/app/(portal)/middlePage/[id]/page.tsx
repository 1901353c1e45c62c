import { LeaveScreen, leaveMetadata } from '@/screens/leave/leave-screen'

type Props = PageProps<'/middlePage/[id]'>

export async function generateMetadata({ params }: Props) {
  return leaveMetadata((await params).id)
}

export default async function Page({ params }: Props) {
  return <LeaveScreen id={(await params).id} />
}
