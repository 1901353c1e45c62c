import * as sdk from '@zhushutong/sdk'
import { upload } from './upload.mjs'
import { visit } from './visit.mjs'

const given = Object.fromEntries(new URLSearchParams(location.search))

const run = async () => ({ ...(await visit(sdk, given)), uploads: await upload(sdk, given) })

globalThis.outcome = run().then(
  (seen) => ({ subtle: crypto.subtle !== undefined, ...seen }),
  (error) => ({ error: `${error.kind} ${error.message}` }),
)
