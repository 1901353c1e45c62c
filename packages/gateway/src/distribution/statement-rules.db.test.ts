import { expect, it } from 'vitest'
import { explainStatements } from '../../test-support/collect-statements'
import { describeOn } from '../../test-support/databases'
import { findRefused } from '../../test-support/distributed-plan'
import { STATEMENT_RULES } from './statement-rules.fixture'

describeOn(['PostgreSQL'], 'statements for a distributed database', (database) => {
  it.each(STATEMENT_RULES)('$rule', async ({ refused, taken }) => {
    const plans = await explainStatements(database().url ?? '', [refused, taken])
    const problems = [refused, taken].map((text) => findRefused(plans.get(text)!).length)
    expect(problems).toEqual([1, 0])
  })
})
