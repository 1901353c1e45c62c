export type OperationKind = 'statement' | 'provider' | 'job' | 'step'

/** A value that the metrics count. All names come from the program, never from a caller. */
export type Measurement =
  | {
      readonly type: 'call'
      /** The name in the contract, or the route of a file or a page. */
      readonly call: string
      /** The business code; the HTTP status for answers without an envelope. */
      readonly code: string
      readonly status: number
      readonly seconds: number
    }
  | {
      readonly type: OperationKind
      readonly name: string
      readonly seconds: number
      readonly isFailed: boolean
    }
  /** The wait for a connection of a pool, or for a turn of slow reads. */
  | { readonly type: 'wait'; readonly pool: string; readonly seconds: number }
  | { readonly type: 'cache'; readonly isHit: boolean }

type Listener = (measurement: Measurement) => void

const listeners = new Set<Listener>()

/** Adds a listener to the measurements of this process, and returns the function that removes it. */
export function listen(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** True while the measurements have a listener. */
export function isMeasured(): boolean {
  return listeners.size > 0
}

export function publish(measurement: Measurement): void {
  for (const listener of listeners) listener(measurement)
}
