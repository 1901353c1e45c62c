import { readIpLocation } from '@zhushutong/domain/region'
import ip2region from 'ip2region'
import type { IpPlaces } from './ip-places.ports'

// The package is CommonJS: under Node its class is `default` of the import, in a bundle the import itself.
const IP2Region = (ip2region as unknown as { default?: typeof ip2region }).default ?? ip2region

/** The package's table of IPv4 addresses, 9 MB; loaded at the first call. */
export function ip2regionPlaces(): IpPlaces {
  let table: InstanceType<typeof IP2Region> | undefined
  return {
    find(ip) {
      table ??= new IP2Region({ disableIpv6: true })
      // An IPv4 client on a dual-stack socket has the prefix ::ffff:.
      const place = table.search(ip.replace(/^::ffff:/, ''))
      return place && readIpLocation(place.province, place.city)
    },
  }
}
