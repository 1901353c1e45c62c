import { BidFiguresScreen, bidFiguresMetadata } from '@/screens/bid-figures/bid-figures-screen'
import { parseMarketQuery } from '@/screens/bid-figures/market-query'
import { currentReader } from '@/screens/reader'
import { readFirst } from '@/screens/search-params'

type Props = PageProps<'/screens/bid-figures'>

const read = async ({ searchParams }: Props) => {
  const query = await searchParams
  return parseMarketQuery({
    region: readFirst(query, 'region'),
    type: readFirst(query, 'type'),
    owner: readFirst(query, 'owner'),
  })
}

export async function generateMetadata(props: Props) {
  return bidFiguresMetadata(await read(props), await currentReader())
}

export default async function Page(props: Props) {
  return <BidFiguresScreen query={await read(props)} reader={await currentReader()} />
}
