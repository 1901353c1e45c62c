'use client'

import { CHANNEL_LABELS, type Channel } from '@zhushutong/domain/subscriptions'
import { Checkbox } from '@zhushutong/ui/fields/checkbox'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useState } from 'react'
import { type ChannelChoice, MailHint } from '@/features/subscriptions/channels-field'
import { useGateway } from '@/wiring/browser/gateway'

/** The choice of channels, besides the inbox, for reminders of ending memberships (MEM-09). */
export function ReminderChoice({
  choice,
}: {
  readonly choice: ChannelChoice & { readonly channels: readonly Channel[] }
}) {
  const [chosen, setChosen] = useState<readonly Channel[]>(choice.channels)
  const [busy, setBusy] = useState(false)
  const { call } = useGateway()
  const choose = async (channel: Channel, isWanted: boolean) => {
    const wanted = isWanted ? [...chosen, channel] : chosen.filter((other) => other !== channel)
    setBusy(true)
    const saved = await call(({ subscriptions }) =>
      subscriptions.chooseReminderChannels({ channels: [...wanted] }),
    )
    setBusy(false)
    if ('error' in saved) return toast(saved.message ?? '没有保存，请稍后重试', 'warn')
    setChosen(saved.channels)
    toast('已保存', 'ok')
  }
  const field = (channel: Channel) => ({
    checked: chosen.includes(channel),
    onChange: ({ target }: { target: HTMLInputElement }) => choose(channel, target.checked),
  })
  return (
    <fieldset className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <legend className="mb-1.5 font-semibold">会员到期提醒</legend>
      <Checkbox checked disabled readOnly>
        {CHANNEL_LABELS.inbox} <span className="text-ink-3">默认</span>
      </Checkbox>
      <Checkbox {...field('mail')} disabled={busy || choice.mail !== 'open'}>
        {CHANNEL_LABELS.mail} <MailHint choice={choice} />
      </Checkbox>
      {choice.sms === 'open' && (
        <Checkbox {...field('sms')} disabled={busy}>
          {CHANNEL_LABELS.sms} <span className="text-ink-3">{choice.mobile}</span>
        </Checkbox>
      )}
      <p className="w-full text-12 text-ink-3">
        到期前 30 天、7 天和 3 天的上午 9 点提醒；体验只在最后一天提醒。
      </p>
    </fieldset>
  )
}
