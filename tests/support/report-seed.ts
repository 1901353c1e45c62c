import type { RunDetails } from 'fast-check'

/**
 * A reporter for fast-check that prints how to repeat the failure. The usual one prints the whole
 * counterexample, and fails on a deeply nested one.
 */
export function reportSeed<T>({ failed, seed, counterexamplePath, errorInstance }: RunDetails<T>): void {
  if (!failed) return
  const cause = errorInstance instanceof Error ? errorInstance : new Error(String(errorInstance))
  throw new Error(`FC_SEED=${seed}, path ${counterexamplePath}: ${cause.message}`, { cause })
}
