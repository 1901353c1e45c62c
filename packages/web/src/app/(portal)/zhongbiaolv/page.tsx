import { BidFiguresScreen, bidFiguresMetadata } from '@/screens/bid-figures/bid-figures-screen'
import { parseMarketQuery } from '@/screens/bid-figures/market-query'
import { currentReader } from '@/screens/reader'
import { readAll } from '@/screens/search-params'

type Props = PageProps<'/zhongbiaolv'>

const read = async ({ searchParams }: Props) => parseMarketQuery(readAll(await searchParams))

export async function generateMetadata(props: Props) {
  return bidFiguresMetadata(await read(props), await currentReader())
}

export default async function Page(props: Props) {
  return <BidFiguresScreen query={await read(props)} reader={await currentReader()} />
}
