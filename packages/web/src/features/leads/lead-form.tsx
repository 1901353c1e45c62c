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
import { useDomainForm } from '@zhushutong/ui/forms/use-domain-form'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
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

interface LeadInput {
  readonly stage: LeadStage
  /** '' for no person in charge. */
  readonly memberId: string
  /** YYYY-MM-DD; '' for no reminder. */
  readonly remindOn: string
  readonly note: string
}

/** The changes of a lead: unchanged values are not sent, so that a past reminder stays. */
const changeOf = (lead: LeadItem, { stage, memberId, remindOn, note }: LeadInput): LeadChange => {
  const day = remindOn === '' ? null : remindOn
  return {
    ...(stage !== lead.stage && { stage }),
    ...(note !== lead.note && { note }),
    ...(day !== lead.remindOn && { remindOn: day }),
    ...(memberId !== '' && memberId !== lead.memberId && { memberId }),
  }
}

/** The form of a lead: stage, person in charge, reminder and note (LEA-01 to LEA-03). */
export function LeadForm({ lead, members, lastDay, save, onSaved, onCancel }: LeadFormProps) {
  const { form, field, settle, submit, isSending, failure } = useDomainForm<LeadInput>({
    initial: {
      stage: lead.stage,
      memberId: lead.memberId ?? '',
      remindOn: lead.remindOn ?? '',
      note: lead.note,
    },
    normalize: (typed) => ({ ...typed, note: typed.note.trim() }),
    check: (typed) => checkLeadChange(changeOf(lead, typed), Date.now()),
    send: async (typed) => {
      const answer = await save(changeOf(lead, typed))
      return answer === true ? null : { ...answer, message: formatFailure(answer, LEAD_TEXTS.failed) }
    },
    onSent: onSaved,
  })
  const first = useRef<HTMLSelectElement>(null)
  useEffect(() => first.current?.focus(), [])
  const memberId = useWatch({ control: form.control, name: 'memberId' })
  const remindOn = useWatch({ control: form.control, name: 'remindOn' })
  const { error: stageError, ref: registerStage, ...stage } = field('stage')
  const { error: memberError, ...member } = field('memberId')
  const { error: noteError, ...note } = field('note')
  const { error: remindError } = field('remindOn')

  return (
    <form noValidate className="grid gap-3 border-t border-line pt-3" onSubmit={submit}>
      <Field label="阶段" error={stageError}>
        {(control) => (
          <Select
            {...control}
            {...stage}
            ref={(element) => {
              first.current = element
              registerStage(element)
            }}
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
          error={memberError}
          hint={lead.isPrivate ? '选择后交给团队，成员都能看到' : undefined}
        >
          {(control) => (
            <Select {...control} {...member}>
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
      <Field label="提醒日" error={remindError} hint={`当天发到消息通知，最晚 ${lastDay}`}>
        {(control) => (
          <DateField
            {...control}
            aria-label="提醒日"
            value={remindOn}
            onChange={(day) => {
              form.setValue('remindOn', day)
              settle('remindOn')
            }}
          />
        )}
      </Field>
      <Field label="备注" error={noteError}>
        {(control) => <Textarea {...control} {...note} maxLength={LEAD_LIMITS.note} />}
      </Field>
      <p role="alert" className="text-12 text-bad empty:hidden">
        {failure}
      </p>
      <p className="flex gap-2">
        <Button type="submit" size="small" variant="primary" loading={isSending}>
          保存
        </Button>
        <Button size="small" onClick={onCancel}>
          取消
        </Button>
      </p>
    </form>
  )
}
