'use client'

import { formatFailure } from '@zhushutong/domain/errors'
import {
  checkLeadChange,
  LEAD_LIMITS,
  LEAD_STAGE_LABELS,
  LEAD_STAGES,
  LEAD_TEXTS,
  type LeadStage,
} from '@zhushutong/domain/leads'
import { Button } from '@zhushutong/ui/button'
import { DateField } from '@zhushutong/ui/fields/date-field'
import { Field, Select, Textarea } from '@zhushutong/ui/fields/field'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { CallFailure } from '@/wiring/browser/failure'
import type { LeadItem, LeadMember } from './lead.types'

interface LeadChange {
  readonly stage?: LeadStage
  readonly note?: string
  readonly remindOn?: string | null
  readonly memberId?: string
}

export interface LeadFormProps {
  readonly lead: LeadItem
  readonly members: readonly LeadMember[]
  readonly lastDay: string
  readonly save: (change: LeadChange) => Promise<true | CallFailure>
  readonly onSaved: () => void
  readonly onCancel: () => void
}

type Errors = Readonly<Record<string, string | undefined>>

/** The form of a lead: stage, person in charge, reminder and note (LEA-01 to LEA-03). */
export function LeadForm({ lead, members, lastDay, save, onSaved, onCancel }: LeadFormProps) {
  const [stage, setStage] = useState(lead.stage)
  const [memberId, setMemberId] = useState(lead.memberId ?? '')
  const [remindOn, setRemindOn] = useState(lead.remindOn ?? '')
  const [note, setNote] = useState(lead.note)
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setBusy] = useState(false)
  const first = useRef<HTMLSelectElement>(null)
  useEffect(() => first.current?.focus(), [])

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const day = remindOn === '' ? null : remindOn
    const change: LeadChange = {
      ...(stage !== lead.stage && { stage }),
      ...(note.trim() !== lead.note && { note: note.trim() }),
      ...(day !== lead.remindOn && { remindOn: day }),
      ...(memberId !== '' && memberId !== lead.memberId && { memberId }),
    }
    const problems = checkLeadChange(change, Date.now())
    if (problems.length > 0)
      return setErrors(Object.fromEntries(problems.map(({ field, message }) => [field, message])))
    setBusy(true)
    const answer = await save(change)
    setBusy(false)
    if (answer === true) return onSaved()
    const fields = (answer.fields ?? []).map(({ field, message }) => [field, message] as const)
    const failure = formatFailure(answer, LEAD_TEXTS.failed)
    setErrors(fields.length > 0 ? Object.fromEntries(fields) : { form: failure })
  }

  return (
    <form noValidate className="grid gap-3 border-t border-line pt-3" onSubmit={submit}>
      <Field label="阶段" error={errors.stage}>
        {(control) => (
          <Select
            {...control}
            ref={first}
            value={stage}
            onChange={({ currentTarget }) => setStage(currentTarget.value as LeadStage)}
          >
            {LEAD_STAGES.map((each) => (
              <option key={each} value={each}>
                {LEAD_STAGE_LABELS[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {members.length > 0 && (
        <Field
          label="负责人"
          error={errors.memberId}
          hint={lead.isPrivate ? '选择后交给团队，成员都能看到' : undefined}
        >
          {(control) => (
            <Select
              {...control}
              value={memberId}
              onChange={({ currentTarget }) => setMemberId(currentTarget.value)}
            >
              {(memberId === '' || lead.memberId === null) && (
                <option value="">{lead.isPrivate ? '仅您可见' : '未指定'}</option>
              )}
              {members.map((member) => (
                <option key={member.memberId} value={member.memberId}>
                  {member.isMe ? `${member.name}（我）` : member.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label="提醒日" error={errors.remindOn} hint={`当天发到消息通知，最晚 ${lastDay}`}>
        {(control) => <DateField {...control} aria-label="提醒日" value={remindOn} onChange={setRemindOn} />}
      </Field>
      <Field label="备注" error={errors.note}>
        {(control) => (
          <Textarea
            {...control}
            value={note}
            maxLength={LEAD_LIMITS.note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        )}
      </Field>
      <p role="alert" className="text-12 text-bad empty:hidden">
        {errors.form}
      </p>
      <p className="flex gap-2">
        <Button type="submit" size="small" variant="primary" loading={isBusy}>
          保存
        </Button>
        <Button size="small" onClick={onCancel}>
          取消
        </Button>
      </p>
    </form>
  )
}
