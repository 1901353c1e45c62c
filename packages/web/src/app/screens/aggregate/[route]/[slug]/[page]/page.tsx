import { AggregateScreen, aggregateMetadata } from '@/screens/aggregate/aggregate-screen'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/screens/aggregate/[route]/[slug]/[page]'>

export async function generateMetadata({ params }: Props) {
  return aggregateMetadata(await params)
}

export default async function Page({ params }: Props) {
  return <AggregateScreen params={await params} reader={await currentReader()} />
}
