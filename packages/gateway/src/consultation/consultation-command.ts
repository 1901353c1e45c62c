import { parseArgs } from 'node:util'
import {
  CONSULTATION_STATE_LABELS,
  CONSULTATION_STATES,
  type ConsultationState,
  type ConsultationStep,
  OPEN_CONSULTATION_STATES,
  topicLabel,
} from '@zhushutong/domain/consultation'
import { divisionLabel } from '@zhushutong/domain/divisions'
import { formatTime } from '@zhushutong/domain/formatting'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db'
import { type Consultation, consultationStore } from './consultation.store'

const MOST = 200

export const CONSULTATION_USAGE = `用法：npm run leads -- list [--state submitted|contacted|closed]
      npm run leads -- move <编号> <contacted|closed> [记录]
  list  未完成的咨询（待联系、已联系），旧的在前，至多 ${MOST} 条；--state 只列一种状态
  move  更改一条的状态，可写一句记录；已联系的可以再写记录`

type Command =
  | { readonly at: 'list'; readonly states: readonly ConsultationState[] }
  | { readonly at: 'move'; readonly number: string; readonly step: ConsultationStep }

const parseState = (name: string | undefined) => CONSULTATION_STATES.find((state) => state === name)

/** The parsed command line; null when it is invalid. */
const parseCommand = (args: readonly string[]): Command | null => {
  try {
    const options = { state: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [verb, number, to, ...words] = positionals
    const state = parseState(verb === 'list' ? values.state : to)
    if (verb === 'list' && number === undefined && (state !== undefined || values.state === undefined))
      return { at: 'list', states: state === undefined ? OPEN_CONSULTATION_STATES : [state] }
    if (verb !== 'move' || number === undefined || state === undefined || state === 'submitted') return null
    return { at: 'move', number, step: { state, note: words.join(' ') || null } }
  } catch {
    return null
  }
}

const linesOf = (one: Consultation): string => {
  const optional = [
    ['单位', one.company],
    ['想了解', one.message],
    ['页面', one.page],
    ['答复', one.answer],
    ['记录', one.notes?.replaceAll('\n', '\n        ') ?? null],
  ] as const
  return [
    `${one.number}  ${CONSULTATION_STATE_LABELS[one.state]}  ${formatTime(one.createdAt)}`,
    `  ${topicLabel(one.topic) ?? one.topic}：${one.name} ${one.mobile}，${divisionLabel(one.region) ?? one.region}${one.userId === null ? '' : '，会员'}`,
    ...optional.flatMap(([label, text]) => (text === null ? [] : [`  ${label}：${text}`])),
  ].join('\n')
}

/**
 * The staff's command line over an open database: 0 when done, 1 when refused, 2 on a usage error (ASK-02).
 */
export async function consultationCommand(
  args: readonly string[],
  { database, clock, print }: { database: Database; clock: Clock; print: (line: string) => void },
): Promise<number> {
  const command = parseCommand(args)
  if (!command) {
    print(CONSULTATION_USAGE)
    return 2
  }
  const store = consultationStore(database, clock)
  if (command.at === 'list') {
    const found = await store.findInStates(command.states, MOST)
    for (const one of found) print(linesOf(one))
    print(found.length === 0 ? '没有这样的咨询' : `共 ${found.length} 条`)
    return 0
  }
  const moved = await store.move(command.number, command.step)
  print('error' in moved ? moved.message : linesOf(moved))
  return 'error' in moved ? 1 : 0
}
