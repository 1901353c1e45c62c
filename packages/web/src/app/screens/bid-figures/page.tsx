import { BidFiguresScreen, bidFiguresMetadata } from '@/screens/bid-figures/bid-figures-screen'
import { parseMarketQuery } from '@/screens/bid-figures/market-query'
import { currentReader } from '@/screens/reader'
import { firstOf } from '@/screens/search-params'

type Props = PageProps<'/screens/bid-figures'>

const read = async ({ searchParams }: Props) => {
  const query = await searchParams
  return parseMarketQuery({
    region: firstOf(query, 'region'),
    type: firstOf(query, 'type'),
    owner: firstOf(query, 'owner'),
  })
}

export async function generateMetadata(props: Props) {
  return bidFiguresMetadata(await read(props), await currentReader())
}

export default async function Page(props: Props) {
  return <BidFiguresScreen query={await read(props)} reader={await currentReader()} />
}
