import { headers } from 'next/headers'
import { ListScreen, listMetadata } from '@/app/_compose/list-screen'
import { handedReader, memberReader } from '@/app/_compose/reader'
import type { ListParams } from '@/app/list-place'
import { HANDED_HEADER, takeHanded } from '@/wiring/hand-over'

type Props = { params: Promise<ListParams> }

export const generateMetadata = ({ params }: Props) => listMetadata(params)

export default async function Page({ params }: Props) {
  const handed = takeHanded((await headers()).get(HANDED_HEADER))
  return <ListScreen params={params} reader={handed ? handedReader(handed) : await memberReader()} />
}
