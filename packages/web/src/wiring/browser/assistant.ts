import { assistantGateway } from '@zhushutong/sdk/adapters'
import { createFullClient } from '@zhushutong/sdk/portal'
import { CALLS } from './client'

/** The assistant's calls, with the full client: no other page streams answers or uploads pictures. */
export function createAssistant() {
  return assistantGateway(createFullClient(CALLS))
}
