import { readQuery } from '@/routing/page-query'
import { BidFiguresScreen, bidFiguresMetadata } from '@/screens/bid-figures/bid-figures-screen'
import { parseMarketQuery } from '@/screens/bid-figures/market-query'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/zhongbiaolv'>

const read = async ({ searchParams }: Props, now: number) =>
  parseMarketQuery(readQuery('zhongbiaolv', await searchParams), now)

export async function generateMetadata(props: Props) {
  return bidFiguresMetadata(await read(props, Date.now()), await currentReader())
}

export default async function Page(props: Props) {
  const now = Date.now()
  return <BidFiguresScreen choice={await read(props, now)} reader={await currentReader()} now={now} />
}
