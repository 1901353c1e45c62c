import { comquery } from '@zhushutong/sdk/contract'
import { createClient } from '@zhushutong/sdk/portal'
import { CALLS } from './options'

/** The combined query, whose contract includes the catalogue. */
export const preview = createClient({ comquery }, CALLS)
