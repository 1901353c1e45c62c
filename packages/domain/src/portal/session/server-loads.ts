/** The data loaded before a page: the same for everyone, plus the member for a logged-in user (SES-04). */
interface ServerLoads<M> {
  readonly friendLinks: () => Promise<unknown>
  readonly banners: () => Promise<unknown>
  readonly figures: () => Promise<unknown>
  /** The member's two calls (SES-03); null for a visitor. */
  readonly member: (() => Promise<M>) | null
}

/**
 * Starts every load at once and returns the member; the page waits for the other loads at the parts that show them, so
 * that a slow load does not delay the rest (SES-04). The failure of a load is handled by the part that shows it.
 */
export function startServerLoads<M>(loads: ServerLoads<M>): Promise<M | null> {
  for (const load of [loads.friendLinks, loads.banners, loads.figures]) load().catch(() => undefined)
  return loads.member?.() ?? Promise.resolve(null)
}
