/** What is loaded before a page: the same for everyone, and for those logged in the member (SES-04). */
export interface ServerLoads<M> {
  readonly friendLinks: () => Promise<unknown>
  readonly banners: () => Promise<unknown>
  readonly figures: () => Promise<unknown>
  /** The member's two calls (SES-03); null for a visitor. */
  readonly member: (() => Promise<M>) | null
}

/**
 * Starts every load at once and returns the member; the page waits for the others where it shows them, so that one of
 * them that is slow keeps nobody waiting twice (SES-04). A load's failure is its own: it is told where it is shown.
 */
export function startServerLoads<M>(loads: ServerLoads<M>): Promise<M | null> {
  for (const load of [loads.friendLinks, loads.banners, loads.figures]) load().catch(() => undefined)
  return loads.member?.() ?? Promise.resolve(null)
}
