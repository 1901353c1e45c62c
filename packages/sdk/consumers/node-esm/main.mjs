import * as sdk from '@zhushutong/sdk'
import { visit } from './visit.mjs'

const { GATEWAY_URL: baseUrl, PORTAL_TOKEN: token } = process.env
console.log(JSON.stringify({ node: process.versions.node, ...(await visit(sdk, { baseUrl, token })) }))
