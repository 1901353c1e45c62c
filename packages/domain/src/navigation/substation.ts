import { type Decision, decideRoute, type PageRequest, type PageToShow } from './decide'
import { buildHref, findRoute, type Route } from './routes'

/** What a sub-station does with a request: as everywhere, or show the screen of another address. */
export type SubstationDecision =
  | Decision
  | (Pick<Decision, 'setScode'> & { readonly at: 'rewrite'; readonly path: string } & PageToShow)

const swapped = ({ name }: Route): 'home' | 'urbanSubstation' | null => {
  if (name === 'home') return 'urbanSubstation'
  return name === 'urbanSubstation' ? 'home' : null
}

/** `decide` on a sub-station system, where home and the city hub stand at each other's address (NAV-09). */
export function decideOnSubstation(request: PageRequest): SubstationDecision {
  const decision = decideRoute(request)
  if (decision.at !== 'continue') return decision
  const name = swapped(decision.route)
  if (name === null) return decision
  const { page: _, ...shown } = decision
  return { ...shown, at: 'rewrite', path: buildHref(name), route: findRoute(name), params: {} }
}
