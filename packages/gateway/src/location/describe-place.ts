import { ip2regionPlaces } from './ip2region.adapter'

export const ipPlaces = ip2regionPlaces()

/** Province and city of an address, for its owner to recognise; null where the table has none. */
export function describePlace(ip: string | null): string | null {
  return ip === null ? null : (ipPlaces.find(ip)?.location ?? null)
}
