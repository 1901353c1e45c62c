import { accounts, newMobile } from './sandbox'
import { tokenOf } from './session'

/**
 * Logs in every demo account once for the whole run, and registers the user for the forgotten-password
 * test.
 */
export default async function logInAll() {
  const mobile = newMobile()
  await tokenOf(mobile)
  process.env.E2E_FORGETFUL = JSON.stringify({ mobile, mayAskAgainAt: Date.now() + 61_000 })
  const tokens: Record<string, string> = {}
  for (const { key, mobile } of await accounts()) tokens[key] = await tokenOf(mobile)
  process.env.E2E_TOKENS = JSON.stringify(tokens)
}
