import { readQuery } from '@/routing/page-query'
import { PreviewScreen, previewMetadata } from '@/screens/mall/preview-screen'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/dataPreview'>

const readId = async ({ searchParams }: Props) => readQuery('dataPreview', await searchParams).id

export async function generateMetadata(props: Props) {
  return previewMetadata(await readId(props))
}

/** A sample of a product's records: /dataPreview/?id=companies; without an id, of the first product. */
export default async function Page(props: Props) {
  return <PreviewScreen id={await readId(props)} reader={await currentReader()} />
}
