import { readPurchaseParts } from '@/screens/purchase/purchase.address'
import { PurchaseScreen, purchaseMetadata } from '@/screens/purchase/purchase-screen'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/screens/purchase/[product]/[pack]/[count]'>

const addressOf = async ({ params }: Props) => {
  const { product, pack, count } = await params
  return readPurchaseParts(product, pack, count)
}

export async function generateMetadata(props: Props) {
  return purchaseMetadata(await addressOf(props))
}

export default async function Page(props: Props) {
  return <PurchaseScreen address={await addressOf(props)} reader={await currentReader()} />
}
