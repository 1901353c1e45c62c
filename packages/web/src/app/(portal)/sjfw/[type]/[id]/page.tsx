import { ProductScreen, productMetadata } from '@/screens/mall/mall-screen'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/sjfw/[type]/[id]'>

export async function generateMetadata({ params }: Props) {
  return productMetadata((await params).id)
}

export default async function Page({ params }: Props) {
  return <ProductScreen {...(await params)} reader={await currentReader()} />
}
