import { expect, it } from 'vitest'
import { BATCH_STATES, isUndoable } from './index'

it('DAT-55 only a batch that is done or failed is undone', () => {
  expect(BATCH_STATES.filter(isUndoable)).toEqual(['done', 'failed'])
})
