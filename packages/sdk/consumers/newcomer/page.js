import * as sdk from '@zhushutong/sdk'
import { runNewcomer } from './newcomer.mjs'

globalThis.outcome = runNewcomer(sdk, Object.fromEntries(new URLSearchParams(location.search)))
