import { KINDS } from '../../packages/domain/src/records'
import { everyCall } from './examples'

const made = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/**
 * The examples of every call as a reader may see them: ids of nothing that exists, files left out. By 'group.call' and
 * 'kind.call'.
 */
export function documentedExamples(): Record<string, Record<string, unknown>> {
  const recordIds = Object.fromEntries(KINDS.map(({ kind }, i) => [kind, made(100 + i)]))
  const existing = {
    orderId: made(1),
    noticeId: made(2),
    recordIds: recordIds as Parameters<typeof everyCall>[0]['recordIds'],
    now: 1_795_140_000_000,
  }
  const plain = everyCall(existing).map(({ name, input }) => [name, input] as const)
  const searches = KINDS.map(({ kind, filters }) => {
    const inChongqing = filters.some(({ key }) => key === 'region') ? { filters: { region: ['500000'] } } : {}
    return [`${kind}.search`, { ...inChongqing, pageSize: 20 }] as const
  })
  return {
    ...Object.fromEntries([...plain, ...searches]),
    'assistant.chat': { query: '重庆最近有哪些桥梁招标' },
  }
}
