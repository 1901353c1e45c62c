import type { KindName, RecordItemOf, RecordOf } from '../api'
import { SAMPLES } from './samples'

/** A plausible whole record of a kind, as `detail` returns it, with the values that differ. */
export function aRecord<N extends KindName>(kind: N, values: Partial<RecordOf<N>> = {}): RecordOf<N> {
  const { item, more } = SAMPLES[kind] ?? {}
  return { ...item, ...more, ...values } as unknown as RecordOf<N>
}

/** A plausible record of a list of a kind, with the values that differ. */
export function aListItem<N extends KindName>(
  kind: N,
  values: Partial<RecordItemOf<N>> = {},
): RecordItemOf<N> {
  return { ...SAMPLES[kind]?.item, ...values } as unknown as RecordItemOf<N>
}
