import * as sdk from '@zhushutong/sdk'
import { runNewcomer } from './newcomer.mjs'

export default {
  fetch: async (request) =>
    Response.json(await runNewcomer(sdk, Object.fromEntries(new URL(request.url).searchParams))),
}
