import { listShownPackages } from '@zhushutong/domain/purchase'
import { SvipView } from '@/features/svip'
import { currentReader } from '@/screens/reader'
import { StaticPage, staticMetadata } from '@/screens/static/static-page'

export function generateMetadata() {
  return staticMetadata(
    'svip',
    '建筑管家 SVIP：查看完整联系方式、证书与报价，每月导出 20,000 条，价格与权益一览。',
  )
}

export default async function Page() {
  const { trade, viewer, member } = await currentReader()
  const offers = await trade.offers()
  const svipUntil = viewer.svip ? (member?.svipUntil ?? null) : null
  return (
    <StaticPage route="svip">
      <SvipView packages={offers && listShownPackages(offers)} svipUntil={svipUntil} />
    </StaticPage>
  )
}
