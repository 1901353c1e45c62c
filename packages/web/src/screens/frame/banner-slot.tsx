import { type BannerPosition, findBanner } from '@zhushutong/domain/shell'
import { BannerView } from '@/features/shell/banner'
import type { Reader } from '../reader'
import { loadBanners } from '../shared-loads'

/** The banner of the first of some places that has any at the moment; nothing where none has (SHL-10). */
export async function BannerSlot({
  reader,
  positions,
}: {
  reader: Reader
  positions: readonly BannerPosition[]
}) {
  const banners = await loadBanners(reader.site)
  const banner = positions.map((position) => findBanner(banners, position)).find((found) => found !== null)
  if (!banner) return null
  return (
    <div className="wrap mb-6">
      <BannerView banner={banner} />
    </div>
  )
}
