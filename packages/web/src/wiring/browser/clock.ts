import type { Clock } from '@zhushutong/domain/session'
import { rxClock } from '@zhushutong/sdk/rx'
import { visible } from '@/streams/visible'

/** The browser's time: what polls on it, a payment or a scanned login, rests while nobody sees the page. */
export const browserClock: Clock = rxClock({ awake: visible() })
