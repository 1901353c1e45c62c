import { findRoute, type RouteName } from '../../addresses'
import type { Decision } from './decision'

const SWAPPED: Partial<Record<RouteName, RouteName>> = { home: 'urbanSubstation', urbanSubstation: 'home' }

/** Swaps home and the city hub on a sub-station system (NAV-09). */
export function swapHub(decision: Decision): Decision {
  const name = decision.at === 'continue' ? SWAPPED[decision.route.name] : undefined
  if (decision.at !== 'continue' || !name) return decision
  const { page: _, ...shown } = decision
  return { ...shown, route: findRoute(name), params: {} }
}
