import type { IpLocation } from '@zhushutong/domain/region'

/** Locations of IP addresses. */
export interface IpPlaces {
  /** null: unknown, or outside China. */
  find(ip: string): IpLocation | null
}
