import { createContainer } from '../container'
import { createBrowserClient } from './client'

/** The ports of the islands; loaded with the first call. */
export const browserContainer = createContainer(createBrowserClient())
