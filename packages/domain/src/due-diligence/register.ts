import type { DueFinding } from './due-check'

/** The registration of a company, as its record has it. */
export interface DueRegister {
  /** active, moved, cancelled, revoked; null if unknown. */
  readonly status: string | null
  readonly statusLabel: string | null
  readonly establishedOn: string | null
}

const TONES: Readonly<Record<string, DueFinding['tone']>> = {
  active: 'ok',
  moved: 'warn',
  cancelled: 'bad',
  revoked: 'bad',
}

/** The state of the registration: a cancelled or revoked company cannot be awarded anything (DUE-01). */
export function checkRegister({ status, statusLabel, establishedOn }: DueRegister): DueFinding {
  const since = establishedOn === null ? '未收录成立日期。' : `${establishedOn} 成立。`
  if (status === null)
    return { tone: 'neutral', title: '未收录', detail: `没有收录经营状态。${since}`, rule: 'DUE-01' }
  const tone = TONES[status] ?? 'neutral'
  const warning = tone === 'bad' ? '主体资格已终止或受限，不应授标。' : ''
  return { tone, title: statusLabel ?? status, detail: `${warning}${since}`, rule: 'DUE-01' }
}

/** A former name with the last day on which it was in use. */
export interface FormerName {
  readonly name: string
  /** YYYY-MM-DD; null if unknown. */
  readonly until: string | null
}

/** Former names; a change within the last year is to be looked at (DUE-08). */
export function checkNames(former: readonly FormerName[], yearAgo: string): DueFinding {
  if (former.length === 0)
    return {
      tone: 'ok',
      title: '未见更名',
      detail: '收录的数据中没有曾用名。未收录不代表没有更过名。',
      rule: 'DUE-08',
    }
  const isRecent = former.some(({ until }) => until !== null && until > yearAgo)
  const names = former
    .map(({ name, until }) => `${name}${until === null ? '' : `（至 ${until}）`}`)
    .join('、')
  return {
    tone: isRecent ? 'warn' : 'neutral',
    title: `曾用名 ${former.length} 个${isRecent ? '，近一年更名' : ''}`,
    detail: `${names}。核对合同、发票与资质证书上的名称是否一致。`,
    rule: 'DUE-08',
  }
}
