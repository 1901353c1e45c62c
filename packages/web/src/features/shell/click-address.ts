import type { BannerItem } from '@zhushutong/domain/shell'

/** Where the browser tells of a click on a banner (SHL-10): it does so by itself, without a script. */
export function buildClickAddress({ id, link }: Pick<BannerItem, 'id' | 'link'>): string {
  return `/assets/banner-click/${encodeURIComponent(id)}${link === null ? '' : `?link=${encodeURIComponent(link)}`}`
}
