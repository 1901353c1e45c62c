import { parseArgs } from 'node:util'
import { addDays, endOfDay, formatDate, formatTime, parseDay } from '@zhushutong/domain/formatting'
import { checkShortLink, isShortLinkOpen } from '@zhushutong/domain/promotion'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db'
import { type ShortLinkRow, shortLinkStore } from './promotion.store'

const MOST = 500

export const SHORT_LINK_USAGE = `用法：npm run links -- list
      npm run links -- add <名称> <目标> [--until YYYY-MM-DD | --days 天数]
      npm run links -- end <名称>
  list  全部推广短链及访问次数，新的在前，至多 ${MOST} 条
  add   新建或修改：/名称.html 跳转到本站的目标，如 /svip.html?scode=abc；默认长期有效
  end   立即停用，之后访问为 404`

type Command =
  | { readonly at: 'list' }
  | { readonly at: 'end'; readonly token: string }
  | { readonly at: 'add'; readonly token: string; readonly target: string; readonly expiresAt: number | null }

const endOf = (
  until: string | undefined,
  days: string | undefined,
  now: number,
): number | null | undefined => {
  if (until !== undefined && days !== undefined) return undefined
  if (until !== undefined) {
    const day = parseDay(until)
    return day === null ? undefined : endOfDay(day)
  }
  if (days === undefined) return null
  return /^[1-9]\d{0,3}$/.test(days) ? addDays(now, Number(days)) : undefined
}

/** The parsed command line; null when it is invalid. */
const parseCommand = (args: readonly string[], now: number): Command | null => {
  try {
    const options = { until: { type: 'string' }, days: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [verb, token, target, ...rest] = positionals
    const expiresAt = endOf(values.until, values.days, now)
    if (rest.length > 0 || expiresAt === undefined) return null
    if (verb === 'list' && token === undefined) return { at: 'list' }
    if (verb === 'end' && token && target === undefined) return { at: 'end', token }
    return verb === 'add' && token && target ? { at: 'add', token, target, expiresAt } : null
  } catch {
    return null
  }
}

const lineOf = ({ token, target, expiresAt, visits, lastVisitAt }: ShortLinkRow, now: number): string => {
  const end = expiresAt === null ? '长期有效' : `有效期至 ${formatTime(expiresAt)}`
  const state = isShortLinkOpen({ expiresAt }, now) ? end : `已停用（${formatDate(expiresAt)}）`
  const last = lastVisitAt === null ? '' : `，最近 ${formatTime(lastVisitAt)}`
  return `/${token}.html → ${target}  ${state}  访问 ${visits} 次${last}`
}

/**
 * The staff's command line over an open database: 0 when done, 1 when refused, 2 on a usage error (PRO-01).
 */
export async function shortLinkCommand(
  args: readonly string[],
  { database, clock, print }: { database: Database; clock: Clock; print: (line: string) => void },
): Promise<number> {
  const now = clock.now()
  const command = parseCommand(args, now)
  if (!command) {
    print(SHORT_LINK_USAGE)
    return 2
  }
  const store = shortLinkStore(database, clock)
  if (command.at === 'list') {
    const rows = await store.list(MOST)
    for (const row of rows) print(lineOf(row, now))
    print(rows.length === 0 ? '还没有推广短链' : `共 ${rows.length} 条`)
    return 0
  }
  if (command.at === 'end') {
    const isEnded = await store.end(command.token)
    print(isEnded ? `已停用 /${command.token}.html` : `没有短链 /${command.token}.html`)
    return isEnded ? 0 : 1
  }
  const [problem] = checkShortLink(command, now)
  if (!problem) await store.save(command)
  print(problem?.message ?? `/${command.token}.html → ${command.target}`)
  return problem ? 1 : 0
}
