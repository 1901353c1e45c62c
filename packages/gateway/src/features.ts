import { accountFeature } from './account'
import type { Feature } from './app'
import { contentFeature } from './content'
import { purchaseFeature } from './purchase'
import { recordsFeature } from './records'
import { sandboxFeature } from './sandbox'
import { trackingFeature } from './tracking'

/** Every feature of the gateway, in the order in which they are prepared. */
export const features: readonly Feature[] = [
  recordsFeature,
  contentFeature,
  accountFeature,
  purchaseFeature,
  trackingFeature,
  sandboxFeature,
]
