import { DEFAULT_LOCATION } from '@zhushutong/domain/region'
import { contract } from '@zhushutong/sdk/contract'
import type { Feature } from '../platform/feature'
import { type Handlers, mountGroup } from '../platform/http'
import { ipPlaces } from './describe-place'
import type { IpPlaces } from './ip-places.ports'

const addressOf = (ip: string) => ip.replace(/^::ffff:/, '')

/** Where the caller is, by the address that the gateway trusts: the socket's, or what its own proxies report. */
export function createLocationFeature(places: IpPlaces): Feature {
  return ({ calls }) => {
    const handlers: Handlers<typeof contract.location> = {
      byIp: async (_, { ip }) => places.find(ip) ?? DEFAULT_LOCATION,
      userIp: async (_, { ip }) => ({ ip: addressOf(ip) }),
      testIp: async (_, { ip }) => ({ ip: addressOf(ip), found: places.find(ip) }),
    }
    return { routes: (app) => mountGroup(app, contract.location, handlers, calls) }
  }
}

export const locationFeature: Feature = createLocationFeature(ipPlaces)
