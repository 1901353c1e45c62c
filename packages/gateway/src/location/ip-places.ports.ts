import type { IpLocation } from '@zhushutong/domain/region'

/** Where network addresses are. */
export interface IpPlaces {
  /** null: the table does not place it, or not in China. */
  find(ip: string): IpLocation | null
}
