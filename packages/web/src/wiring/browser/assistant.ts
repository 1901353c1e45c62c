import { createPortalClient } from '@zhushutong/sdk'
import { assistantGateway } from '@zhushutong/sdk/adapters'
import { CALLS } from './client'

/** The assistant's calls, with the full client: no other page streams answers or uploads pictures. */
export function createAssistant() {
  return assistantGateway(createPortalClient(CALLS))
}
