import { describe, expect, it } from 'vitest'
import { calculateProgress, EXPORT_STATES, isExportInProgress, listExportActions } from './index'

const job = (state: (typeof EXPORT_STATES)[number], extra = 0, rows = 0) => ({
  state,
  items: 200,
  rows,
  extra,
})

describe('where an export stands', () => {
  it('MEM-02 only what is queued or being written is looked at again', () => {
    expect(EXPORT_STATES.filter((state) => isExportInProgress({ state }))).toEqual(['queued', 'running'])
  })

  it('MEM-02 progress is in whole percent, and 100 only when the file exists', () => {
    expect([0, 1, 2, 199, 200, 300].map((rows) => calculateProgress(job('running', 0, rows)))).toEqual([
      0, 0, 1, 99, 99, 99,
    ])
    expect(calculateProgress(job('done', 0, 150))).toBe(100)
    expect(calculateProgress(job('expired'))).toBe(100)
    expect(calculateProgress({ state: 'running', items: 0, rows: 0, extra: 0 })).toBe(0)
  })

  it('MEM-02 a finished file is downloaded, an open order paid, a failure tried again', () => {
    const states = (can: 'download' | 'pay' | 'retry' | 'remove', extra: number) =>
      EXPORT_STATES.filter((state) => listExportActions(job(state, extra))[can])
    for (const extra of [0, 1]) {
      expect(states('download', extra)).toEqual(['done'])
      expect(states('pay', extra)).toEqual(['awaiting-payment'])
      expect(states('retry', extra)).toEqual(['failed'])
    }
  })

  it('MEM-02 every export can be removed, except a paid one that is not delivered', () => {
    expect(EXPORT_STATES.filter((state) => !listExportActions(job(state, 0)).remove)).toEqual([])
    expect(EXPORT_STATES.filter((state) => !listExportActions(job(state, 1)).remove)).toEqual(
      'queued running failed'.split(' '),
    )
  })
})
