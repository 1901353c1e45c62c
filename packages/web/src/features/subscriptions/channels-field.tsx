'use client'

import { buildCenterHref } from '@zhushutong/domain/addresses'
import {
  allowsSms,
  CHANNEL_LABELS,
  CHANNEL_TEXTS,
  type Frequency,
  MAX_SMS_A_DAY,
  type OpenChannels,
} from '@zhushutong/domain/subscriptions'
import { Checkbox } from '@zhushutong/ui/fields/checkbox'
import { type ComponentProps, useId, useState } from 'react'
import { useLoaded } from '@/streams/use-loaded'

/** The channels available to a member, with their addresses. */
export type ChannelChoice = OpenChannels & {
  /** Masked; null without a confirmed address. */
  readonly mailAddress: string | null
  /** Masked. */
  readonly mobile: string
}

/** Loads the available channels; if loading fails, only the inbox is offered. */
export type LoadChannels = (signal: AbortSignal) => Promise<ChannelChoice | { readonly error: string }>

/** The available channels; null before loading. */
export function useChannelChoice(load: LoadChannels): ChannelChoice | 'failed' | null {
  // A port's method differs between renders; the first is kept, so that the call is made once.
  const [loadOnce] = useState(() => load)
  const { loaded } = useLoaded(loadOnce)
  return loaded && 'error' in loaded ? 'failed' : loaded
}

type Choosing = Omit<ComponentProps<'input'>, 'type' | 'value' | 'disabled'>

const PROFILE_HREF = buildCenterHref('profile')

export function MailHint({ choice }: { choice: ChannelChoice }) {
  if (choice.mail === 'open') return <span className="text-ink-3">{choice.mailAddress}</span>
  if (choice.mail === 'off') return <span className="text-ink-3">{CHANNEL_TEXTS.mailOff}</span>
  return (
    <a href={PROFILE_HREF} target="_blank" rel="noopener">
      先确认邮箱
    </a>
  )
}

/** 通知方式: always the inbox; mail and SMS if available (SUB-05). `inputs` are the form's handlers. */
export function ChannelsField({
  choice,
  frequency,
  inputs,
  error,
}: {
  choice: ChannelChoice | 'failed' | null
  frequency: Frequency
  inputs: Choosing
  error?: string
}) {
  const errorId = useId()
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5">通知方式</legend>
      <Checkbox checked disabled readOnly>
        {CHANNEL_LABELS.inbox} <span className="text-ink-3">默认</span>
      </Checkbox>
      {choice === null && <p className="text-12 text-ink-3">正在查询其他通知方式…</p>}
      {choice === 'failed' && (
        <p className="text-12 text-ink-3">其他通知方式暂时没有加载出来，可以稍后再改</p>
      )}
      {choice !== null && choice !== 'failed' && (
        <>
          <Checkbox {...inputs} value="mail" disabled={choice.mail !== 'open'}>
            {CHANNEL_LABELS.mail} <MailHint choice={choice} />
          </Checkbox>
          {choice.sms === 'open' && (
            <Checkbox {...inputs} value="sms" disabled={!allowsSms(frequency)}>
              {CHANNEL_LABELS.sms}{' '}
              <span className="text-ink-3">
                {allowsSms(frequency)
                  ? `${choice.mobile}，一天最多 ${MAX_SMS_A_DAY} 条`
                  : CHANNEL_TEXTS.smsInstant}
              </span>
            </Checkbox>
          )}
        </>
      )}
      <p id={errorId} className="text-12 text-bad empty:hidden" aria-live="polite">
        {error}
      </p>
    </fieldset>
  )
}
