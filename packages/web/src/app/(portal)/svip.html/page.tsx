import { parsePurchaseAddress } from '@zhushutong/domain/purchase'
import { readQuery } from '@/routing/page-query'
import { PurchaseScreen, purchaseMetadata } from '@/screens/purchase/purchase-screen'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/svip.html'>

/** The selection on the page of all sales (PAY-14): /svip.html?product=enterprise&count=5 */
const read = async ({ searchParams }: Props) => parsePurchaseAddress(readQuery('svip', await searchParams))

export async function generateMetadata(props: Props) {
  return purchaseMetadata(await read(props))
}

export default async function Page(props: Props) {
  return <PurchaseScreen address={await read(props)} reader={await currentReader()} />
}
