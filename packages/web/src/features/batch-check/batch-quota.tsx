import { type BatchQuota, countBeyond, MATCH_LABELS, MATCH_OUTCOMES } from '@zhushutong/domain/batch-check'
import type { Match } from './batch-machine'

/** The outcomes of the list, and the part of the day's budget that the check takes, before it takes it (BAT-03). */
export function BatchQuotaLine({
  quota,
  matches,
  isDone,
}: {
  quota: BatchQuota
  matches: readonly Match[]
  isDone: boolean
}) {
  const beyond = countBeyond(quota)
  const counts = MATCH_OUTCOMES.map((outcome) => ({
    outcome,
    total: matches.filter((match) => match.outcome === outcome).length,
  })).filter(({ total }) => total > 0)
  return (
    <div className="grid gap-1 rounded-2 bg-surface-2 p-3">
      <p>{counts.map(({ outcome, total }) => `${MATCH_LABELS[outcome]} ${total}`).join(' · ')}</p>
      {!isDone && (
        <p>
          核查将使用今日阅读额度 {quota.fresh} 条，今日已用 {quota.read}/{quota.budget}{' '}
          条；今天看过的企业不重复计入。
        </p>
      )}
      {!isDone && beyond > 0 && (
        <p className="text-warn">
          超出今日额度 {beyond} 家，超出部分可能被遮盖或不能查看，可以明天继续核查。
        </p>
      )}
    </div>
  )
}
