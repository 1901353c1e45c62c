import {
  AggregateScreen,
  aggregateMetadata,
  parseAggregateParams,
} from '@/screens/aggregate/aggregate-screen'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/aggregate/[name]/[[...rest]]'>

export async function generateMetadata({ params }: Props) {
  return aggregateMetadata(parseAggregateParams(await params))
}

/** A directory of prepared lists and its lists: /juheqiye/, /juheqiye/p2.html, /juheqiye/{id}.html. */
export default async function Page({ params }: Props) {
  return <AggregateScreen {...parseAggregateParams(await params)} reader={await currentReader()} />
}
