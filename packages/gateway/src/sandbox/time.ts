import { clockOf, dayOf } from '@zhushutong/domain/formatting'

/** A moment as people read it, in Shanghai. */
export const timeText = (ms: number): string => `${dayOf(ms)} ${clockOf(ms)}`
