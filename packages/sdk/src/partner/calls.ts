import { describeCalls } from './describe'

/** The calls of partners as data. The published package contains the value of this module, not its code. */
export const CALLS = describeCalls()
