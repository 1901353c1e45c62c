/** The clock port: `now` in ms since the epoch, and a sleep that tests can shorten. */
export interface Clock {
  readonly now: () => number
  readonly sleep: (ms: number) => Promise<void>
}
