import process from 'node:process'
import * as sdk from '@zhushutong/sdk'
import { runNewcomer } from './newcomer.mjs'

const { GATEWAY_URL: baseUrl, PORTAL_TOKEN: token } = process.env
console.log(JSON.stringify(await runNewcomer(sdk, { baseUrl, token })))
