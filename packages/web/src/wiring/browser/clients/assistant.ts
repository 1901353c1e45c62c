import { assistantGateway } from '@zhushutong/sdk/adapters'
import { full } from './full'

/** The assistant: no other page streams answers or uploads pictures. */
export const assistant = assistantGateway(full)
