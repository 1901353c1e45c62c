import { DataStatusView } from '@/features/data-status'
import { currentReader } from '@/screens/reader'
import { readFirst, type SearchParams } from '@/screens/search-params'
import { staticMetadata } from '@/screens/static/static-metadata'

export function generateMetadata() {
  return staticMetadata(
    'dataStatus',
    '筑数通收录了哪些数据：各类数据的数量、最新日期、完整度与来源，按省份统计。',
  )
}

/** The state of the data; `?type=` chooses a kind (DAT-64). */
export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { site } = await currentReader()
  const status = await site.dataStatus()
  return (
    <main id="main" className="wrap grid gap-3 py-6 pb-12">
      <DataStatusView status={status} type={readFirst(await searchParams, 'type')} />
    </main>
  )
}
