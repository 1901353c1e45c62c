import { readPurchaseAddress } from '@/screens/purchase/purchase-address'
import { PurchaseScreen, purchaseMetadata } from '@/screens/purchase/purchase-screen'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/svip.html'>

export async function generateMetadata({ searchParams }: Props) {
  return purchaseMetadata(readPurchaseAddress(await searchParams))
}

export default async function Page({ searchParams }: Props) {
  return <PurchaseScreen address={readPurchaseAddress(await searchParams)} reader={await currentReader()} />
}
