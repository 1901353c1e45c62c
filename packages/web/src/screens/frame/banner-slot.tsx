import { type BannerPosition, findBanner } from '@zhushutong/domain/portal/shell'
import { BannerView } from '@/features/shell/banner'
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
  const banners = await loadBanners(reader.site)
  const banner = positions
    .map((position) => findBanner(banners, position))
    .find((candidate) => candidate !== null)
  if (!banner) return null
  return (
    <div className="wrap mb-6">
      <BannerView banner={banner} />
    </div>
  )
}
