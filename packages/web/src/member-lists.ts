import { decide } from '@zhushutong/domain/navigation'
import { listPlaceOf } from './app/list-place'
import { screenOf } from './app/pages'
import type { ListSearch } from './server/member-ask'
import { mobileOrigin } from './wiring/environment'
import { memberGateway } from './wiring/member-list'

/** The list that an address shows a member, by the same rules as proxy.ts; null for any other page. */
export const listAt = (url: string, host: string, userAgent: string): ListSearch | null => {
  const [path = '/', query = ''] = url.split(/\?(.*)/s)
  const decision = decide({ path, query, host, userAgent, hasLogin: true, mobileOrigin: mobileOrigin() })
  if (decision.setScode || (decision.at !== 'continue' && decision.at !== 'rewrite')) return null
  const [screen, segment = '', sub = '', page = '', search = ''] = (screenOf(decision, query) ?? '').split(
    '/',
  )
  if (screen !== 'list') return null
  const { place, query: asked } = listPlaceOf({ segment, sub, page, query: search })
  return { kind: place.kind, query: asked }
}

/** How the portal's server makes lists for members. */
export const memberLists = { listAt, gatewayFor: memberGateway }
