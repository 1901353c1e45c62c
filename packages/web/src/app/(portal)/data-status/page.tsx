import { DataStatusView } from '@/features/data-status'
import { readQuery } from '@/routing/page-query'
import { currentReader } from '@/screens/reader'
import { staticMetadata } from '@/screens/static/static-metadata'

export function generateMetadata() {
  return staticMetadata(
    'dataStatus',
    '筑数通收录了哪些数据：各类数据的数量、最新日期、完整度与来源，按省份统计。',
  )
}

/** The state of the data; `?type=` chooses a kind (DAT-64). */
export default async function Page({ searchParams }: PageProps<'/data-status'>) {
  const { site } = await currentReader()
  const status = await site.dataStatus()
  return (
    <main id="main" className="wrap grid gap-3 py-6 pb-12">
      <DataStatusView status={status} {...readQuery('dataStatus', await searchParams)} />
    </main>
  )
}
