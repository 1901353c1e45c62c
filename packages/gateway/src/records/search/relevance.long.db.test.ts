import { beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { answerSearches, figuresOf, knownSearches, meetsGoal } from '../../../test-support/records/relevance'
import { withTradeCompanies } from '../../../test-support/records/trade-companies'
import { seedDatabase } from '../../demo-data'

const NOW = 1_795_000_000_000
const SIZE = 600

describeOnPostgres('relevance', (database) => {
  beforeAll(() => seedDatabase(database(), { size: SIZE, now: NOW }))

  it('FND-01 FND-03 searches of every class reach their goal: npm run relevance at a small size', async () => {
    const searches = await knownSearches(database(), SIZE, 300)
    const answered = await withTradeCompanies(database(), SIZE, NOW, () =>
      answerSearches(database(), searches, NOW),
    )
    const missed = figuresOf(answered).filter((figures) => !meetsGoal(figures))
    const failed = answered.filter(
      ({ of, isNone }) => isNone && missed.some((missedClass) => missedClass.of === of),
    )
    expect({ missed, failed }).toEqual({ missed: [], failed: [] })
  })
})
