'use client'

import { LOGIN_TEXTS, type LoginState, TRIAL_DIALOG } from '@zhushutong/domain/login'
import { useStore } from 'zustand'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { CheckIcon } from '@/ui/icon'
import { AgreementsLine } from './agreements-line'
import type { ReadAgreement, SliderGateway } from './login.types'
import { LoginFields } from './login-fields'
import type { LoginStore } from './login-store'
import { NoticeLine } from './notice-line'

const TABS = [
  { mode: 'sms', label: '短信登录' },
  { mode: 'password', label: '密码登录' },
] as const

const busyOf = ({ at }: LoginState) => (at === 'sending' || at === 'submitting' ? at : null)

/** The login in all its modes: SMS, password, forgotten password (LOG-01). */
export function LoginPanel({
  store,
  now,
  slider,
  readAgreement,
}: {
  store: LoginStore
  now: () => number
  slider: SliderGateway
  readAgreement: ReadAgreement
}) {
  const { state, captchaRound } = useStore(store)
  const { send } = store

  if (state.at === 'succeeded' || state.at === 'closed') return <Done text={LOGIN_TEXTS.succeeded} />
  if (state.at === 'trial') {
    return (
      <div className="grid justify-items-center gap-3 py-6 text-center">
        <p className="text-20 font-semibold text-gold">{TRIAL_DIALOG.title}</p>
        <p className="text-ink-2">{TRIAL_DIALOG.text}</p>
        <Button variant="gold" size="large" data-autofocus="" onClick={() => send({ type: 'closeTrial' })}>
          {TRIAL_DIALOG.ok}
        </Button>
      </div>
    )
  }
  if (state.at === 'changed') return <NoticeLine notice={state.form.notice} />
  if (!('mode' in state)) return null

  return (
    <div className="grid gap-5">
      {state.mode === 'forgot' ? (
        <div className="flex items-baseline justify-between">
          <p className="text-16 font-semibold">重设密码</p>
          <ModeButton onClick={() => send({ type: 'switchMode', mode: 'password' })}>返回密码登录</ModeButton>
        </div>
      ) : (
        <div className="flex gap-6 text-16">
          {TABS.map(({ mode, label }) => (
            <button
              key={mode}
              type="button"
              aria-pressed={state.mode === mode}
              className={cx(
                'border-b-2 pb-1',
                state.mode === mode
                  ? 'border-primary font-semibold text-primary'
                  : 'border-transparent text-ink-2 hover:text-primary',
              )}
              onClick={() => send({ type: 'switchMode', mode })}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <LoginFields
        key={state.mode}
        mode={state.mode}
        form={state.form}
        busy={busyOf(state)}
        captchaRound={captchaRound}
        slider={slider}
        now={now}
        send={send}
      />
      {state.mode === 'password' && (
        <ModeButton onClick={() => send({ type: 'switchMode', mode: 'forgot' })}>忘记密码？</ModeButton>
      )}
      {state.mode !== 'forgot' && <AgreementsLine read={readAgreement} />}
    </div>
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
