import { isBannerRoute } from '@zhushutong/domain/portal/shell'
import { currentRoute } from '@/routing/current-route'
import { currentReader } from '../reader'
import { BannerSlot } from './banner-slot'

/** The banner below a page, if its route may have one (SHL-10). */
export async function BelowSlot() {
  const { name } = await currentRoute()
  return isBannerRoute(name) ? <BannerSlot reader={await currentReader()} positions={[name]} /> : null
}
