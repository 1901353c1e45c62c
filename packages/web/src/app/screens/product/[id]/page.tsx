import { ProductScreen, productMetadata } from '@/screens/mall/mall-screen'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/screens/product/[id]'>

export async function generateMetadata({ params }: Props) {
  return productMetadata((await params).id)
}

export default async function Page({ params }: Props) {
  return <ProductScreen id={(await params).id} reader={await currentReader()} />
}
