import { DEFAULT_LOCATION } from '@zhushutong/domain/region'
import { contract } from '@zhushutong/sdk/contract'
import type { Feature } from '../platform/feature'
import { type Handlers, mountGroup } from '../platform/http'
import { ipPlaces } from './describe-place'
import type { IpPlaces } from './ip-places.ports'

const addressOf = (ip: string) => ip.replace(/^::ffff:/, '')

/** The caller's location by the trusted address: the socket's, or the address reported by own proxies. */
function createLocationFeature(places: IpPlaces): Feature {
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
