import { describe, expect, it } from 'vitest'
import { entries } from './changelog.fixture'
import { type ChangelogGateway, type ChangelogState, changelogFlow } from './index'

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
const FAILED = { error: 'network', message: null }

function begin(answers: Partial<ChangelogGateway> = {}) {
  const asked: unknown[] = []
  const gateway: ChangelogGateway = {
    page: async (query) => {
      asked.push(query)
      const records = entries(query.pageNum * 10 - 9, 10).slice(0, query.pageNum === 3 ? 5 : 10)
      return (await answers.page?.(query)) ?? { records, total: 25 }
    },
    detail: async (id) => {
      asked.push(id)
      return (await answers.detail?.(id)) ?? { textBody: `<p>${id}</p>` }
    },
  }
  const states: ChangelogState['at'][] = []
  const flow = changelogFlow(gateway)((state) => states.push(state.at))
  const send = async (...events: Parameters<typeof flow.send>[0][]) => {
    for (const event of events) flow.send(event)
    await settle()
  }
  return { flow, send, asked, states }
}
const query = (pageNum: number) => ({ platformType: 'PC', pageNum, pageSize: 10 })

describe('the change log over its port', () => {
  it('CHG-02 a failed list page or body can be retried', async () => {
    let down = true
    const { flow, send, asked, states } = begin({
      page: async () => (down ? FAILED : { records: entries(1, 2), total: 2 }),
      detail: async (id) => (down ? FAILED : { textBody: id }),
    })
    await send({ type: 'open', routeName: 'dailyLog' })
    expect(flow.state()).toMatchObject({ at: 'failed', text: '服务开小差了，请稍后重试' })
    down = false
    await send({ type: 'retry' })
    down = true
    await send({ type: 'choose', id: 'e2' })
    expect(flow.state().detail).toEqual({ at: 'failed', id: 'e2', text: '服务开小差了，请稍后重试' })
    down = false
    await send({ type: 'retryDetail' })
    expect(flow.state().detail).toMatchObject({ at: 'shown', id: 'e2', textBody: 'e2' })
    expect(asked).toEqual([query(1), query(1), 'e1', 'e2', 'e2'])
    expect(states[0]).toBe('loading')
  })
})
