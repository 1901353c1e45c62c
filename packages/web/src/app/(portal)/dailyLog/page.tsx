import { readQuery } from '@/routing/page-query'
import { ChangelogIsland } from '@/screens/changelog/changelog-island'
import { currentReader } from '@/screens/reader'
import { staticMetadata } from '@/screens/static/static-metadata'

export function generateMetadata() {
  return staticMetadata('dailyLog', '筑数通更新日志：每次上线的新功能、改进与修复。')
}

/** The change log; `?id=` chooses an entry (CHG-02). */
export default async function Page({ searchParams }: PageProps<'/dailyLog'>) {
  const { site } = await currentReader()
  const loaded = await site.changeLogAt(readQuery('dailyLog', await searchParams).id)
  return (
    <main id="main" className="wrap py-6 pb-12">
      <h1 className="mb-3 text-20 font-semibold">更新日志</h1>
      <div className="card overflow-hidden">
        <ChangelogIsland key={loaded?.shown?.id} loaded={loaded} />
      </div>
    </main>
  )
}
