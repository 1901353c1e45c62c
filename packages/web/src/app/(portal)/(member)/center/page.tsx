import { CenterScreen, centerMetadata } from '@/screens/center/center-screen'
import { OVERVIEW } from '@/screens/center/section-address'
import { currentReader } from '@/screens/reader'
import { readFirst } from '@/screens/search-params'

type Props = PageProps<'/center'>

const readIndex = async ({ searchParams }: Props) => readFirst(await searchParams, 'index') ?? OVERVIEW

export async function generateMetadata(props: Props) {
  return centerMetadata(await readIndex(props))
}

/** The personal centre's pages by number: /center/?index=5. The proxy has redirected visitors (NAV-02). */
export default async function Page(props: Props) {
  return (
    <CenterScreen
      index={await readIndex(props)}
      query={await props.searchParams}
      reader={await currentReader()}
    />
  )
}
