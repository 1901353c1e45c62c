import { clockOf, dayOf } from '@zhushutong/domain/formatting'

/** A timestamp for people, in Shanghai time. */
export const timeText = (ms: number): string => `${dayOf(ms)} ${clockOf(ms)}`
