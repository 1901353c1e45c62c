import { type BannerPosition, findBanner } from '@zhushutong/domain/portal/shell'
import { ShownPart } from '@zhushutong/ui/layout/page-part'
import { BannerView } from '@/features/shell/banner'
import { loadPart } from '../load-part'
import type { Reader } from '../reader'
import { loadBanners } from '../shared-loads'

/** The banner of the first position that has one at the moment; null if none has (SHL-10). */
export async function BannerSlot({
  reader,
  positions,
}: {
  reader: Reader
  positions: readonly BannerPosition[]
}) {
  const loading = loadBanners(reader.site).then((banners) =>
    positions.map((position) => findBanner(banners, position)).find((banner) => banner !== null),
  )
  return (
    <ShownPart part={await loadPart(reader, loading)} fallback={null}>
      {(banner) =>
        banner && (
          <div className="wrap mb-6">
            <BannerView banner={banner} />
          </div>
        )
      }
    </ShownPart>
  )
}
