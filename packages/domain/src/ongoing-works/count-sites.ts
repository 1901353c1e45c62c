/** Registered constructors of a company, by the inference of PPL-01. */
export interface SiteCounts {
  /** Without an ongoing work. */
  readonly free: number
  readonly busy: number
}

/** The constructors of a company by their state, `free` or another; null without constructors (FIG-09). */
export function countSites(
  states: ReadonlyArray<{ readonly state: string; readonly count: number }>,
): SiteCounts | null {
  const countOf = (isFree: boolean) =>
    states.reduce((sum, { state, count }) => sum + ((state === 'free') === isFree ? count : 0), 0)
  const [free, busy] = [countOf(true), countOf(false)]
  return free + busy === 0 ? null : { free, busy }
}
