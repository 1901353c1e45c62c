import { accountFeature } from './account'
import type { Feature } from './app'
import { purchaseFeature } from './purchase'
import { sandboxFeature } from './sandbox'

/** Every feature of the gateway, in the order in which they are prepared. */
export const features: readonly Feature[] = [accountFeature, purchaseFeature, sandboxFeature]
