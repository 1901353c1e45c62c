import * as sdk from '@zhushutong/sdk'
import { visit } from './visit.mjs'

const { baseUrl, token } = Object.fromEntries(new URLSearchParams(location.search))

globalThis.outcome = visit(sdk, { baseUrl, token }).then(
  (seen) => ({ subtle: crypto.subtle !== undefined, ...seen }),
  (error) => ({ error: `${error.kind} ${error.message}` }),
)
