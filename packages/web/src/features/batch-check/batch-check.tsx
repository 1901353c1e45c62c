'use client'

import { BATCH_CHUNK, parseTypedCompanies } from '@zhushutong/domain/batch-check'
import { Button } from '@zhushutong/ui/button'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useState } from 'react'
import { useGateway } from '@/wiring/browser/gateway'
import { BatchForm } from './batch-form'
import { type Checked, type Choices, listChosen, type Matched, measureQuota } from './batch-machine'
import { BatchQuotaLine } from './batch-quota'
import { BatchTable } from './batch-table'
import { FollowAll } from './follow-all'
import { saveBatch } from './save-batch'

/** 批量核查: a list of companies, their matches, the quota, and the findings of each. */
export function BatchCheck() {
  const { call } = useGateway()
  const [matched, setMatched] = useState<Matched | null>(null)
  const [choices, setChoices] = useState<Choices>({})
  const [checked, setChecked] = useState<readonly Checked[]>([])
  const [isChecking, setChecking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const match = async (text: string): Promise<string | null> => {
    const { texts, repeated, dropped } = parseTypedCompanies(text)
    if (texts.length === 0) return '请粘贴企业名称或统一社会信用代码，每行一个'
    const answer = await call(({ batchCheck }) => batchCheck.match({ texts: [...texts] }))
    if ('error' in answer) return answer.message ?? '名单没有匹配成功，请稍后重试'
    setMatched(answer)
    setChoices({})
    setChecked([])
    setFailure(null)
    if (repeated + dropped > 0) toast(`重复 ${repeated} 行、超出 ${dropped} 行没有计入`, 'warn')
    return null
  }

  const check = async (list: Matched) => {
    setChecking(true)
    setFailure(null)
    const known = new Set(checked.map(({ id }) => id))
    const ids = listChosen(list.matches, choices).flatMap(({ id }) => (known.has(id) ? [] : [id]))
    for (let at = 0; at < ids.length; at += BATCH_CHUNK) {
      const chunk = ids.slice(at, at + BATCH_CHUNK)
      const answer = await call(({ batchCheck }) => batchCheck.check({ ids: chunk }))
      if ('error' in answer) {
        setFailure(answer.message ?? '核查没有完成，请稍后继续')
        break
      }
      setChecked((before) => [...before, ...answer.records])
    }
    setChecking(false)
  }

  const chosen = matched ? listChosen(matched.matches, choices) : []
  const isDone = chosen.length > 0 && chosen.every(({ id }) => checked.some((each) => each.id === id))
  return (
    <div className="grid gap-4">
      <BatchForm onSubmit={match} />
      {matched && (
        <>
          <BatchQuotaLine
            quota={measureQuota(matched, choices, checked)}
            matches={matched.matches}
            isDone={isDone}
          />
          <div className="flex flex-wrap items-center gap-2">
            <Button
              variant="primary"
              loading={isChecking}
              disabled={chosen.length === 0 || isDone}
              onClick={() => check(matched)}
            >
              {isDone
                ? `已核查 ${chosen.length} 家`
                : checked.length > 0
                  ? '继续核查'
                  : `核查 ${chosen.length} 家`}
            </Button>
            {checked.length > 0 && (
              <Button onClick={() => saveBatch(matched.matches, choices, checked)}>导出表格</Button>
            )}
            {chosen.length > 0 && <FollowAll ids={chosen.map(({ id }) => id)} />}
            <p role="status" className="text-ink-2">
              {isChecking && `已核查 ${checked.length}/${chosen.length} 家`}
            </p>
          </div>
          <p role="alert" className="text-bad empty:hidden">
            {failure}
          </p>
          <BatchTable
            matches={matched.matches}
            choices={choices}
            checked={checked}
            onChoose={(text, id) => setChoices((before) => ({ ...before, [text]: id }))}
          />
        </>
      )}
    </div>
  )
}
