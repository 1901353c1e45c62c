import { accounts } from './sandbox'
import { tokenOf } from './session'

/** Logs in every demo account once for the whole run. */
export default async function logInAll() {
  const tokens: Record<string, string> = {}
  for (const { key, mobile } of await accounts()) tokens[key] = await tokenOf(mobile)
  process.env.E2E_TOKENS = JSON.stringify(tokens)
}
