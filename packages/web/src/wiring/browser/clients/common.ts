import { expiry } from '@zhushutong/sdk/contract'
import { createClient } from '@zhushutong/sdk/portal'
import * as groups from './groups'
import { CALLS, TILL_CALLS } from './options'

export const common = createClient(groups, CALLS)
export const till = createClient({ ...groups, expiry }, TILL_CALLS)
