import { afterAll, beforeAll, expect, it } from 'vitest'
import { collectStatements, explainStatements } from '../../packages/gateway/test-support/collect-statements'
import { findRefused } from '../../packages/gateway/test-support/distributed-plan'
import { everyCall, moreSearches } from '../support/examples'
import { existingIn } from '../support/existing'
import { describePortal, type Role } from '../support/portal'

/** The least and the most rights. */
const ROLES: readonly Role[] = ['visitor', 'svip']

describePortal('statements for a distributed database', (portal) => {
  const texts = new Set<string>()
  let stop = () => {}
  beforeAll(async () => {
    stop = collectStatements(texts)
    const { gateway, tokenOf } = portal()
    for (const role of ROLES) {
      const token = await tokenOf(role)
      const examples = [...everyCall(await existingIn(portal(), role)), ...moreSearches()]
      for (const { name, endpoint, input } of examples) {
        const send = endpoint.encryptsRequest ? gateway.callEncrypted : gateway.call
        await send(endpoint.path, input, { token, ...(endpoint.keyed && { key: name }) })
      }
    }
    stop()
  })
  afterAll(() => stop())

  it('of all calls are such that its planner takes them', async (context) => {
    const { url } = portal().database
    if (!url) return context.skip('The plans are those of PostgreSQL')
    const plans = await explainStatements(url, texts)
    const refused = [...plans].flatMap(([text, plan]) => findRefused(plan).map((problem) => [problem, text]))
    expect(refused).toEqual([])
    expect(plans.size).toBeGreaterThan(500)
  })
})
