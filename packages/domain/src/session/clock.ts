/** What a use-case knows of time: `now` in ms since the epoch, and a sleep that a test can shorten. */
export interface Clock {
  readonly now: () => number
  readonly sleep: (ms: number) => Promise<void>
}
