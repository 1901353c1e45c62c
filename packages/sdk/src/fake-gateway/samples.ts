import { describeSamples } from './describe-samples'

/** A plausible record of each kind. The published package contains the value of this module, not its code. */
export const SAMPLES = describeSamples()
