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
} from '@zhushutong/domain/subscriptions'
import { Button } from '@zhushutong/ui/button'
import { Field, Select, TextField } from '@zhushutong/ui/fields/field'
import { useDomainForm } from '@zhushutong/ui/forms/use-domain-form'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { ChangesField } from '@/features/subscriptions/changes-field'
import { ChannelsField, useChannelChoice } from '@/features/subscriptions/channels-field'
import { subscriptionsPort } from '@/features/subscriptions/subscriptions-port'
import { useGateway, usePort } from '@/wiring/browser/gateway'
import { Confirmed } from './confirmed'

interface Own {
  readonly id: string
  readonly name: string
  readonly frequency: Frequency
  readonly channels: readonly Channel[]
  readonly changes: readonly EventKindKey[]
  readonly changeChoices: readonly EventKindKey[]
  readonly isPaused: boolean
  readonly isMuted: boolean
}

/** The dialog for name, frequency, channels and urgency of a subscription. */
function EditDialog({
  subscription,
  onClose,
  onSaved,
}: {
  subscription: Own
  onClose: () => void
  onSaved: () => void
}) {
  const formId = useId()
  const { send } = useGateway()
  const choice = useChannelChoice(usePort(subscriptionsPort).channels)
  const { form, field, submit, isSending, failure } = useDomainForm<{
    name: string
    frequency: Frequency
    channels: Channel[]
    changes: EventKindKey[]
    muted: 'yes' | 'no'
  }>({
    initial: {
      ...{
        name: subscription.name,
        frequency: subscription.frequency,
        muted: subscription.isMuted ? 'yes' : 'no',
      },
      channels: subscription.channels.filter((channel) => channel !== 'inbox'),
      changes: [...subscription.changes],
    },
    normalize: (typed) => ({
      ...typed,
      name: typed.name.trim(),
      channels: typed.channels.filter((channel) => channel !== 'sms' || allowsSms(typed.frequency)),
    }),
    check: ({ name }) => {
      const message = checkSubscriptionName(name)
      return message === null ? [] : [{ field: 'name', message }]
    },
    send: async ({ name, frequency, channels, changes, muted }) => {
      const { id, isPaused } = subscription
      const changed = { id, isPaused, name, frequency, channels, changes, isMuted: muted === 'yes' }
      const answer = await send(({ subscriptions }) => subscriptions.change(changed))
      return answer && { message: answer.message }
    },
    onSent: onSaved,
  })
  const { error: frequencyError, ...frequency } = field('frequency')
  const { error: channelsError, ...channels } = field('channels')
  const { error: changesError, ...changes } = field('changes')
  const { error: mutedError, ...muted } = field('muted')
  return (
    <Dialog
      open
      title="修改订阅"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" type="submit" form={formId} loading={isSending}>
            保存
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
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
        <ChangesField kinds={subscription.changeChoices} inputs={changes} error={changesError} />
        <ChannelsField
          choice={choice}
          frequency={form.watch('frequency')}
          inputs={channels}
          error={channelsError}
        />
        <Field
          label="提醒"
          error={mutedError}
          hint="免打扰时站内消息直接标为已读，不计入未读数；邮件和短信仍按上面的选择发送"
        >
          {(control) => (
            <Select {...control} {...muted}>
              <option value="no">正常提醒</option>
              <option value="yes">免打扰</option>
            </Select>
          )}
        </Field>
        <p role="alert" className="text-bad empty:hidden">
          {failure}
        </p>
      </form>
    </Dialog>
  )
}

export function SubscriptionControls({ subscription }: { subscription: Own }) {
  const { send } = useGateway()
  const router = useRouter()
  const [isEditing, setEditing] = useState(false)
  const [busy, setBusy] = useState(false)
  const { id, name, frequency, isPaused, isMuted } = subscription
  const saved = (text: string) => {
    toast(text, 'ok')
    router.refresh()
  }
  const turn = async () => {
    setBusy(true)
    const change = { id, name, frequency, isMuted, isPaused: !isPaused }
    const refused = await send(({ subscriptions }) => subscriptions.change(change))
    setBusy(false)
    if (refused) return toast(refused.message ?? '没有保存，请稍后重试', 'warn')
    saved(isPaused ? '已恢复，之后的新数据会通知您' : '已暂停，暂停期间的新数据不通知')
  }
  return (
    <>
      <Button size="small" onClick={() => setEditing(true)}>
        修改<span className="sr-only">{name}</span>
      </Button>
      <Button size="small" loading={busy} onClick={turn}>
        {isPaused ? '恢复' : '暂停'}
        <span className="sr-only">{name}</span>
      </Button>
      <Confirmed
        label={
          <>
            删除<span className="sr-only">{name}</span>
          </>
        }
        title="删除订阅"
        confirm="删除"
        done="已删除订阅"
        act={() => send(({ subscriptions }) => subscriptions.remove({ id }))}
      >
        删除后不再收到“{name}”的通知，已收到的消息还在，其中的数据清单不再保留。
      </Confirmed>
      {isEditing && (
        <EditDialog
          subscription={subscription}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false)
            saved('已保存')
          }}
        />
      )}
    </>
  )
}
