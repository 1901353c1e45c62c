import { type BannerPosition, findBanner } from '@zhushutong/domain/shell'
import { BannerView } from '@/features/shell/banner'
import type { Reader } from '../reader'
import { loadBanners } from '../shared-loads'

/** The banner of a place; nothing where there is none at the moment (SHL-10). */
export async function BannerSlot({ reader, position }: { reader: Reader; position: BannerPosition }) {
  const banner = findBanner(await loadBanners(reader.site), position)
  if (!banner) return null
  return (
    <div className="wrap mb-6">
      <BannerView banner={banner} />
    </div>
  )
}
