import { createFullClient } from '@zhushutong/sdk/portal'
import { CALLS } from './options'

/** Every call, with the records and the catalogue; for exports and the assistant. */
export const full = createFullClient(CALLS)
