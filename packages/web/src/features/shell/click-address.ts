import type { BannerItem } from '@zhushutong/domain/portal/shell'

/** The address to which the browser reports a click on a banner (SHL-10), without a script. */
export function buildClickAddress({ id, link }: Pick<BannerItem, 'id' | 'link'>): string {
  return `/assets/banner-click/${encodeURIComponent(id)}${link === null ? '' : `?link=${encodeURIComponent(link)}`}`
}
