'use client'

import {
  formatInviter,
  LOGIN_TEXTS,
  type LoginEvent,
  type LoginMode,
  type LoginState,
} from '@zhushutong/domain/login'
import { CheckIcon } from '@zhushutong/ui/icon'
import { Tabs } from '@zhushutong/ui/layout/tabs'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'
import { useEffect, useId, useState } from 'react'
import { useMachine } from '@/streams/use-machine'
import { AgreementsLine } from './agreements-line'
import type { Login } from './create-login'
import type { SliderGateway } from './login.types'
import { LoginFields } from './login-fields'
import { NoticeLine } from './notice-line'
import { ScanCode } from './scan-code'
import { Trial } from './trial'

const TABS = [
  { value: 'sms', label: '短信登录' },
  { value: 'password', label: '密码登录' },
  { value: 'qr', label: '扫码登录' },
] as const

const findBusyState = ({ at }: LoginState) => (at === 'sending' || at === 'submitting' ? at : null)

/** The login in all modes: SMS, password, QR code, forgotten password, binding (LOG-01). */
export function LoginPanel({
  login,
  now,
  slider,
  asksConsent,
}: {
  login: Login
  now: () => number
  slider: SliderGateway
  /** True if the agreements need a check box. */
  asksConsent: boolean
}) {
  const { state, captchaRound } = useMachine(login)
  const { send, abortScan } = login
  const [consent, setConsent] = useState<'given' | 'open' | 'missing'>(asksConsent ? 'open' : 'given')
  useEffect(() => abortScan, [abortScan])
  const agreements = (
    <AgreementsLine
      consent={asksConsent ? consent : null}
      onConsent={(isChecked) => setConsent(isChecked ? 'given' : 'open')}
    />
  )

  if (state.at === 'succeeded' || state.at === 'closed') return <Done text={LOGIN_TEXTS.succeeded} />
  if (state.at === 'trial')
    return <Trial load={login.trialUntil} onClose={() => send({ type: 'closeTrial' })} />
  if (state.at === 'changed') return <NoticeLine notice={state.form.notice} />
  const shown = state.at === 'leaving' ? state.beneath : state

  return (
    <div className="grid gap-5">
      <Inviter name={shown.form.inviter} />
      <Heading mode={shown.at === 'scan' ? 'qr' : shown.mode} send={send} />
      {shown.at === 'scan' ? (
        <>
          {consent === 'given' ? (
            <ScanCode scan={shown.scan} onRefresh={() => send({ type: 'refreshScan' })} />
          ) : (
            <p className="py-16 text-center text-ink-2">{LOGIN_TEXTS.consentForScan}</p>
          )}
          {agreements}
        </>
      ) : (
        <>
          <LoginFields
            key={shown.mode}
            mode={shown.mode}
            form={shown.form}
            busy={findBusyState(shown)}
            captchaRound={captchaRound}
            hasAgreed={consent === 'given' || shown.mode === 'forgot'}
            slider={slider}
            now={now}
            send={send}
            onConsentMissing={() => setConsent('missing')}
          />
          {shown.mode === 'password' && (
            <ModeButton onClick={() => send({ type: 'switchMode', mode: 'forgot' })}>忘记密码？</ModeButton>
          )}
          {shown.mode !== 'forgot' && agreements}
          <ConfirmDialog
            open={state.at === 'leaving'}
            onConfirm={() => send({ type: 'confirmLeave' })}
            onCancel={() => send({ type: 'stay' })}
          >
            {LOGIN_TEXTS.leaveBinding}
          </ConfirmDialog>
        </>
      )}
    </div>
  )
}

type Send = (event: LoginEvent) => void

/** The user whose invitation led to the login (LOG-09). */
function Inviter({ name }: { name: string | null }) {
  if (name === null) return null
  return (
    <p className="rounded-2 bg-gold-soft px-3 py-2 text-center font-semibold text-gold">
      {formatInviter(name)}
    </p>
  )
}

/** The choice of the mode, or the title of a step with its way back. A binding has a cancel button (LOG-05). */
function Heading({ mode, send }: { mode: LoginMode; send: Send }) {
  const name = useId()
  if (mode === 'forgot') {
    return (
      <div className="flex items-baseline justify-between">
        <p className="text-16 font-semibold">重设密码</p>
        <ModeButton onClick={() => send({ type: 'switchMode', mode: 'password' })}>返回密码登录</ModeButton>
      </div>
    )
  }
  if (mode === 'binding') {
    return (
      <div className="grid gap-1">
        <div className="flex items-baseline justify-between">
          <p className="text-16 font-semibold">绑定手机号</p>
          <ModeButton onClick={() => send({ type: 'close' })}>换一种方式登录</ModeButton>
        </div>
        <p className="text-ink-2">这个微信还没有账号，验证手机号后即可登录。</p>
      </div>
    )
  }
  return (
    <Tabs
      look="line"
      label="登录方式"
      name={name}
      options={TABS}
      value={mode}
      onChange={(next) => send({ type: 'switchMode', mode: next })}
    />
  )
}

function ModeButton({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <button type="button" className="justify-self-end py-0.5 text-ink-2 hover:text-primary" onClick={onClick}>
      {children}
    </button>
  )
}

function Done({ text }: { text: string }) {
  return (
    <p role="status" className="grid justify-items-center gap-3 py-10 text-16 font-semibold">
      <span className="grid size-12 place-items-center rounded-full bg-ok-soft text-ok">
        <CheckIcon size={24} />
      </span>
      {text}
    </p>
  )
}
