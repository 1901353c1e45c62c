import * as sdk from '@zhushutong/sdk'
import { visit } from './visit.mjs'

addEventListener('message', async ({ data }) => {
  try {
    postMessage({ subtle: crypto.subtle !== undefined, ...(await visit(sdk, data)) })
  } catch (error) {
    postMessage({ error: `${error.kind} ${error.message}` })
  }
})
