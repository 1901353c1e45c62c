import { readQuery } from '@/routing/page-query'
import { BidFiguresScreen, bidFiguresMetadata } from '@/screens/bid-figures/bid-figures-screen'
import { parseMarketQuery } from '@/screens/bid-figures/market-query'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/zhongbiaolv'>

const read = async ({ searchParams }: Props) => parseMarketQuery(readQuery('zhongbiaolv', await searchParams))

export async function generateMetadata(props: Props) {
  return bidFiguresMetadata(await read(props), await currentReader())
}

export default async function Page(props: Props) {
  return <BidFiguresScreen query={await read(props)} reader={await currentReader()} />
}
