import { DueScreen, dueSheetMetadata } from '@/screens/due-diligence/due-screen'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/qiye/[id]/jindiao'>

export async function generateMetadata({ params }: Props) {
  return dueSheetMetadata((await params).id, await currentReader())
}

export default async function Page({ params }: Props) {
  return <DueScreen id={(await params).id} reader={await currentReader()} />
}
