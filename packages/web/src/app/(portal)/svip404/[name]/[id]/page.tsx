import { MembersOnlyScreen, membersOnlyMetadata } from '@/screens/members-only/members-only-screen'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/svip404/[name]/[id]'>

export async function generateMetadata({ params }: Props) {
  const { name, id } = await params
  return membersOnlyMetadata(name, id)
}

export default async function Page({ params }: Props) {
  return <MembersOnlyScreen {...(await params)} reader={await currentReader()} />
}
