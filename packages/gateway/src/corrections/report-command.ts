import { parseArgs } from 'node:util'
import {
  OPEN_REPORT_STATES,
  REPORT_STATE_LABELS,
  REPORT_STATES,
  type ReportDecision,
  type ReportState,
} from '@zhushutong/domain/corrections'
import { formatTime } from '@zhushutong/domain/formatting'
import { findKind } from '@zhushutong/domain/records'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db'
import { type CorrectionsStore, correctionsStore, type Report } from './corrections.store'
import { fieldLabel } from './field-label'

const MOST = 200

export const REPORT_USAGE = `用法：npm run report -- list [--state submitted|checking|fixed|rejected]
      npm run report -- answer <编号> <checking|fixed|rejected> [答复]
  list    待处理的数据纠错（已提交、核实中），旧的在前，至多 ${MOST} 条；--state 只列一种状态
  answer  更改一条的状态；未采纳（rejected）须写明原因，提交者会看到答复`

type ReportCommand =
  | { readonly at: 'list'; readonly states: readonly ReportState[] }
  | { readonly at: 'answer'; readonly id: string; readonly decision: ReportDecision }

const parseState = (name: string | undefined) => REPORT_STATES.find((state) => state === name)

/** The parsed command line; null when it is invalid. */
const parseCommand = (args: readonly string[]): ReportCommand | null => {
  try {
    const options = { state: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [verb, id, to, ...words] = positionals
    const state = parseState(verb === 'list' ? values.state : to)
    if (verb === 'list' && id === undefined && (state !== undefined || values.state === undefined))
      return { at: 'list', states: state === undefined ? OPEN_REPORT_STATES : [state] }
    if (verb !== 'answer' || id === undefined || state === undefined || state === 'submitted') return null
    return { at: 'answer', id, decision: { state, answer: words.join(' ') || null } }
  } catch {
    return null
  }
}

const linesOf = (report: Report): string => {
  const { id, kind, recordId, title, field, right, sourceUrl, contact, state, answer, createdAt } = report
  const optional = [
    ['来源', sourceUrl],
    ['联系', contact],
    ['答复', answer],
  ] as const
  return [
    `${id}  ${REPORT_STATE_LABELS[state]}  ${formatTime(createdAt)}`,
    `  ${findKind(kind)?.label ?? kind} ${title}（${kind} ${recordId}）`,
    `  ${fieldLabel(kind, field)} 应为：${right}`,
    ...optional.flatMap(([label, text]) => (text === null ? [] : [`  ${label}：${text}`])),
  ].join('\n')
}

async function list(store: CorrectionsStore, states: readonly ReportState[], print: (line: string) => void) {
  const reports = await store.findInStates(states, MOST)
  for (const report of reports) print(linesOf(report))
  print(reports.length === 0 ? '没有这样的纠错' : `共 ${reports.length} 条`)
}

/**
 * The staff's command line over an open database: 0 when done, 1 when refused, 2 on a usage error (REP-02).
 */
export async function reportCommand(
  args: readonly string[],
  { database, clock, print }: { database: Database; clock: Clock; print: (line: string) => void },
): Promise<number> {
  const command = parseCommand(args)
  if (!command) {
    print(REPORT_USAGE)
    return 2
  }
  const store = correctionsStore(database, clock)
  if (command.at === 'list') {
    await list(store, command.states, print)
    return 0
  }
  const decided = await store.decide(command.id, command.decision)
  print('error' in decided ? decided.message : linesOf(decided))
  return 'error' in decided ? 1 : 0
}
