import type { Clock } from '@zhushutong/domain/machine'
import { rxClock } from '@zhushutong/sdk/rx'
import { visible } from '@/streams/visible'

/** The browser's time. Polling for a payment or a scanned login pauses while the page is hidden. */
export const browserClock: Clock = rxClock({ awake: visible() })
