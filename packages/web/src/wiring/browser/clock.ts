import type { Clock } from '@zhushutong/domain/session'
import { rxClock } from '@zhushutong/sdk/rx'
import { visible } from '@/streams/visible'

/** The browser's time: polls on it, for a payment or a scanned login, pause while the page is hidden. */
export const browserClock: Clock = rxClock({ awake: visible() })
