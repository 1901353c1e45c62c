import { readIpLocation } from '@zhushutong/domain/region'
import ip2region from 'ip2region'
import type { IpPlaces } from './ip-places.ports'

// The package is CommonJS: its class is `default` of what Node imports, and the import itself where it is bundled.
const IP2Region = (ip2region as unknown as { default?: typeof ip2region }).default ?? ip2region

/** A table of IPv4 addresses that comes with its package, 9 MB; it is read with the first question. */
export function ip2regionPlaces(): IpPlaces {
  let table: InstanceType<typeof IP2Region> | undefined
  return {
    find(ip) {
      table ??= new IP2Region({ disableIpv6: true })
      // An IPv4 caller on a socket that takes both.
      const found = table.search(ip.replace(/^::ffff:/, ''))
      return found && readIpLocation(found.province, found.city)
    },
  }
}
