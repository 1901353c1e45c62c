import { HOTLINE } from '@zhushutong/domain/contact'
import { listShownPackages } from '@zhushutong/domain/purchase'
import { ErrorState } from '@zhushutong/ui/layout/states'
import type { Block } from '@/content/page.types'
import { Part } from '@/features/landing'
import { ComparisonTable, PackageList } from '@/features/svip'
import { loadOffers } from '@/wiring/offers'
import { orNull } from '@/wiring/server/answers'
import type { Reader } from '../reader'

export async function PackagesPart({
  block: { title, sub },
  reader,
}: {
  block: Extract<Block, { kind: 'packages' }>
  reader: Reader
}) {
  const offers = await orNull(loadOffers(reader.calls, 'svip'))
  return (
    <Part title={title} sub={sub} id="price">
      <div className="mt-4">
        {offers === null ? (
          <ErrorState title="套餐暂时没有加载出来">请稍后刷新页面，或致电 {HOTLINE}。</ErrorState>
        ) : (
          <PackageList packages={listShownPackages(offers)} />
        )}
      </div>
    </Part>
  )
}

export function ComparisonPart({ title }: { title: string }) {
  return (
    <Part title={title}>
      <div className="landing-table">
        <ComparisonTable only="svip" />
      </div>
    </Part>
  )
}
