'use client'

import type { EventKindKey } from '@zhushutong/domain/history'
import {
  allowsSms,
  type Channel,
  checkSubscriptionName,
  FREQUENCIES,
  FREQUENCY_LABELS,
  type Frequency,
  MAX_SUBSCRIPTION_NAME,
  SUBJECT_LABELS,
  SUBSCRIPTION_TEXTS,
  type Subject,
} from '@zhushutong/domain/subscriptions'
import { Button } from '@zhushutong/ui/button'
import { Field, Select, TextField } from '@zhushutong/ui/fields/field'
import { type Refusal, useDomainForm } from '@zhushutong/ui/forms/use-domain-form'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useId } from 'react'
import type { SubscribeTarget } from '@/triggers/targets'
import { ChangesField } from './changes-field'
import { ChannelsField, type LoadChannels, useChannelChoice } from './channels-field'

interface Form {
  readonly name: string
  readonly frequency: Frequency
  /** Besides the inbox. */
  readonly channels: Channel[]
  /** Kinds of changes of a followed record. */
  readonly changes: EventKindKey[]
}

/** Sends a subscription; null on success. */
type Subscribe = (subject: Subject, form: Form, signal?: AbortSignal) => Promise<Refusal | null>

const HINTS: Readonly<Record<Subject['of'], string>> = {
  search: '符合当前条件的新数据会发到“消息通知”',
  company: '这家企业的新中标、人员、资质与核查等动态，和更名、法定代表人等变更会发到“消息通知”',
  owner: '这家业主的新招标、新中标与规划审批会发到“消息通知”',
  record: '这条数据的变更会发到“消息通知”',
  channel: '本栏目的新文章会发到“消息通知”',
}

/** 订阅: a name, and the frequency of notifications (SUB-01, SUB-02). */
export function SubscribeDialog({
  target: { subject, name, changeKinds = [] },
  send,
  loadChannels,
  onClose,
}: {
  target: SubscribeTarget
  send: Subscribe
  loadChannels: LoadChannels
  onClose: () => void
}) {
  const formId = useId()
  const choice = useChannelChoice(loadChannels)
  const { form, field, submit, isSending, failure } = useDomainForm<Form>({
    initial: { name, frequency: 'daily', channels: [], changes: [...changeKinds] },
    normalize: (typed) => ({
      ...typed,
      name: typed.name.trim(),
      channels: typed.channels.filter((channel) => channel !== 'sms' || allowsSms(typed.frequency)),
    }),
    check: (typed) => {
      const message = checkSubscriptionName(typed.name)
      return message === null ? [] : [{ field: 'name', message }]
    },
    send: (typed, signal) => send(subject, typed, signal),
    onSent: () => {
      onClose()
      toast(SUBSCRIPTION_TEXTS.added, 'ok')
    },
  })
  const { error: frequencyError, ...frequency } = field('frequency')
  const { error: channelsError, ...channels } = field('channels')
  const { error: changesError, ...changes } = field('changes')
  return (
    <Dialog
      open
      title={`订阅${SUBJECT_LABELS[subject.of]}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" type="submit" form={formId} loading={isSending}>
            订阅
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <p className="text-ink-2">{HINTS[subject.of]}，可随时在个人中心修改或取消。</p>
        <TextField
          label="名称"
          required
          maxLength={MAX_SUBSCRIPTION_NAME}
          data-autofocus=""
          {...field('name')}
        />
        <Field label="通知频率" required error={frequencyError}>
          {(control) => (
            <Select {...control} {...frequency}>
              {FREQUENCIES.map((frequency) => (
                <option key={frequency} value={frequency}>
                  {FREQUENCY_LABELS[frequency]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <ChangesField kinds={changeKinds} inputs={changes} error={changesError} />
        <ChannelsField
          choice={choice}
          frequency={form.watch('frequency')}
          inputs={channels}
          error={channelsError}
        />
        <p role="alert" className="text-bad empty:hidden">
          {failure}
        </p>
      </form>
    </Dialog>
  )
}
