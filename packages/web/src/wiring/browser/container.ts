import { containerOf } from '../container'
import { createBrowserClient } from './client'

/** The ports of the islands; loaded with the first of them that is called. */
export const browserContainer = containerOf('browser', createBrowserClient())
