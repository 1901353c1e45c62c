import * as sdk from '@zhushutong/sdk'
import { upload } from './upload.mjs'
import { visit } from './visit.mjs'

addEventListener('message', async ({ data }) => {
  try {
    const seen = await visit(sdk, data)
    postMessage({ subtle: crypto.subtle !== undefined, ...seen, uploads: await upload(sdk, data) })
  } catch (error) {
    postMessage({ error: `${error.kind} ${error.message}` })
  }
})
