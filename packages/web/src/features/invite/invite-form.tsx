'use client'

import {
  checkInviteForm,
  type InviteForm as Form,
  INVITE_LIMITS,
  INVITE_TYPE_LABELS,
  INVITE_TYPES,
} from '@zhushutong/domain/invite'
import { Button } from '@zhushutong/ui/button'
import { Field, Select } from '@zhushutong/ui/fields/field'
import { type Refusal, useDomainForm } from '@zhushutong/ui/forms/use-domain-form'

interface Values {
  scope: string
  time: string
  type: string
}

const DAYS = Array.from({ length: INVITE_LIMITS.days.max }, (_, i) => i + INVITE_LIMITS.days.min)
const parseForm = ({ scope, time, type }: Values): Form => ({ scope, time: Number(time), type })

/** The form for a new invitation: membership, number of days, recipient (INV-02). */
export function InviteForm({
  scopes,
  create,
  onMade,
}: {
  scopes: ReadonlyArray<{ readonly scope: string; readonly scopeName: string }>
  create: (form: Form, signal?: AbortSignal) => Promise<Refusal | null>
  onMade: () => void
}) {
  const { field, submit, isSending, failure } = useDomainForm<Values>({
    initial: { scope: scopes[0]?.scope ?? '', time: String(INVITE_LIMITS.days.max), type: 'everyone' },
    check: (typed) =>
      checkInviteForm(
        parseForm(typed),
        scopes.map(({ scope }) => scope),
      ),
    send: (typed, signal) => create(parseForm(typed), signal),
    onSent: onMade,
  })
  const { error: scopeError, ...scope } = field('scope')
  const { error: timeError, ...time } = field('time')
  const { error: typeError, ...type } = field('type')
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-3">
        <Field label="赠送的会员" error={scopeError}>
          {(control) => (
            <Select {...control} {...scope}>
              {scopes.map((choice) => (
                <option key={choice.scope} value={choice.scope}>
                  {choice.scopeName}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="赠送天数" error={timeError}>
          {(control) => (
            <Select {...control} {...time}>
              {DAYS.map((days) => (
                <option key={days} value={days}>
                  {days} 天
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="谁可以领取" error={typeError}>
          {(control) => (
            <Select {...control} {...type}>
              {INVITE_TYPES.map((inviteType) => (
                <option key={inviteType} value={inviteType}>
                  {INVITE_TYPE_LABELS[inviteType]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <p role="alert" className="text-bad empty:hidden">
        {failure}
      </p>
      <p>
        <Button type="submit" variant="primary" loading={isSending}>
          创建邀请
        </Button>
      </p>
    </form>
  )
}
