import type { Feature } from './app'

/** Every feature of the gateway, in the order in which they are prepared. */
export const features: readonly Feature[] = []
