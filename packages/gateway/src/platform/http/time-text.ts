import { clockOf, dayOf } from '@zhushutong/domain/formatting'

/** A timestamp in Shanghai time. */
export function timeText(ms: number): string {
  return `${dayOf(ms)} ${clockOf(ms)}`
}
