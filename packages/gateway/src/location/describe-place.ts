import { ip2regionPlaces } from './ip2region.adapter'

export const ipPlaces = ip2regionPlaces()

/** Province and city of an address, so that a user recognises their own login; null if unknown. */
export function describePlace(ip: string | null): string | null {
  return ip === null ? null : (ipPlaces.find(ip)?.location ?? null)
}
