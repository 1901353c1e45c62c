import { createPortalClient } from '@zhushutong/sdk'
import { assistantGateway } from '@zhushutong/sdk/adapters'
import { CALLS } from './client'

/** The assistant's calls, with the full client: answers stream and pictures are uploaded, which no other page does. */
export function createAssistant() {
  return assistantGateway(createPortalClient(CALLS))
}
