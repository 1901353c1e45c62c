import { DEFAULT_CITY, type IpLocation } from './branch-cities'
import { PROVINCES } from './provinces'

/** The default city as a location, for an address without a known location. */
export const DEFAULT_LOCATION: IpLocation = {
  province: DEFAULT_CITY.provinceName,
  provinceCode: DEFAULT_CITY.provinceCode,
  location: DEFAULT_CITY.areaString,
}

/** A location from the names in an IP address table, which shortens province names; null outside China. */
export function readIpLocation(province: string, city: string): IpLocation | null {
  const result = PROVINCES.find(({ shortName }) => province.startsWith(shortName))
  if (!result) return null
  const { name, code } = result
  const inside = city === '' || name.startsWith(city) ? '' : city
  return { province: name, provinceCode: code, location: `${name}${inside}` }
}
