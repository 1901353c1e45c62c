import { TagScreen, tagMetadata } from '@/screens/content/tag-screen'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/screens/tag/[tag]/[page]'>

/** Next does not decode the parameters of an address. */
const decoded = async ({ params }: Props) => {
  const { tag, page } = await params
  return { tag: decodeURIComponent(tag), page }
}

export async function generateMetadata(props: Props) {
  return tagMetadata(await decoded(props))
}

export default async function Page(props: Props) {
  return <TagScreen params={await decoded(props)} reader={await currentReader()} />
}
