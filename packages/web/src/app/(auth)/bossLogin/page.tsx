import { BossLoginScreen, BossScreen, bossMetadata } from '@/screens/boss/boss-screen'
import { currentReader } from '@/screens/reader'
import { readFirst } from '@/screens/search-params'

export const metadata = bossMetadata

/** Members see their orders; visitors see the login. */
export default async function Page({ searchParams }: PageProps<'/bossLogin'>) {
  const reader = await currentReader()
  if (!reader.member) return <BossLoginScreen />
  const query = await searchParams
  return (
    <BossScreen
      reader={reader}
      query={{
        order: readFirst(query, 'order'),
        tab: readFirst(query, 'tab'),
        page: readFirst(query, 'page'),
      }}
    />
  )
}
