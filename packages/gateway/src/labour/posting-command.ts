import { parseArgs } from 'node:util'
import { divisionLabel } from '@zhushutong/domain/divisions'
import { formatTime } from '@zhushutong/domain/formatting'
import {
  POSTING_STATES,
  type PostingDecision,
  type PostingState,
  payText,
  postingLabel,
} from '@zhushutong/domain/labour'
import { findKind } from '@zhushutong/domain/records'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db'
import { labourStore, type Posting } from './labour.store'

const MOST = 200

export const POSTING_USAGE = `用法：npm run posting -- list [--state checking|shown|refused|closed]
      npm run posting -- approve <编号>
      npm run posting -- refuse <编号> <原因>
  list     待审核的用工发布，等待久的在前，至多 ${MOST} 条；--state 只列一种状态
  approve  审核通过，立即展示
  refuse   不予通过，或撤下已展示的；须写明原因，发布者会看到`

type PostingCommand =
  | { readonly at: 'list'; readonly state: PostingState }
  | { readonly at: 'decide'; readonly id: string; readonly decision: PostingDecision }

/** The parsed command line; null when it is invalid. */
const parseCommand = (args: readonly string[]): PostingCommand | null => {
  try {
    const options = { state: { type: 'string', default: 'checking' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [verb, id, ...words] = positionals
    const state = POSTING_STATES.find((one) => one === values.state)
    if (verb === 'list') return id === undefined && state ? { at: 'list', state } : null
    if (id === undefined) return null
    if (verb === 'approve' && words.length === 0) return { at: 'decide', id, decision: { state: 'shown' } }
    if (verb !== 'refuse') return null
    return { at: 'decide', id, decision: { state: 'refused', reason: words.join(' ') } }
  } catch {
    return null
  }
}

const linesOf = ({ id, kind, form, state, reason, until, updatedAt }: Posting, now: number): string =>
  [
    `${id}  ${postingLabel(state, until, now)}  ${formatTime(updatedAt)}`,
    `  ${findKind(kind)?.label ?? kind} ${form.title} ${payText(Number(form.payMin), Number(form.payMax))}（${divisionLabel(form.region) ?? form.region}）`,
    ...(form.companyName ? [`  ${form.companyName}，${form.headcount} 人`] : []),
    `  ${form.description}`,
    `  联系：${form.contactName} ${form.contactPhone}`,
    ...(reason === null ? [] : [`  原因：${reason}`]),
  ].join('\n')

/** The staff's command line over an open database: 0 when done, 1 when refused, 2 on a usage error (LAB-02). */
export async function postingCommand(
  args: readonly string[],
  { database, clock, print }: { database: Database; clock: Clock; print: (line: string) => void },
): Promise<number> {
  const command = parseCommand(args)
  if (!command) {
    print(POSTING_USAGE)
    return 2
  }
  const store = labourStore(database, clock)
  if (command.at === 'list') {
    const postings = await store.findInState(command.state, MOST)
    for (const posting of postings) print(linesOf(posting, clock.now()))
    print(postings.length === 0 ? '没有这样的发布' : `共 ${postings.length} 条`)
    return 0
  }
  const decided = await store.decide(command.id, command.decision)
  print('error' in decided ? decided.message : linesOf(decided, clock.now()))
  return 'error' in decided ? 1 : 0
}
