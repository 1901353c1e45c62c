'use client'

import { TRIAL_DIALOG } from '@zhushutong/domain/login'
import { SHELL_DIALOGS } from '@zhushutong/domain/portal/shell'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useState } from 'react'
import { useMachine } from '@/streams/use-machine'
import { createLogin, type LoginOptions } from './create-login'
import type { SliderGateway } from './login.types'
import { LoginPanel } from './login-panel'

type Props = Omit<LoginOptions, 'onLeft'> & {
  slider: SliderGateway
  asksConsent: boolean
}

export function LoginDialog({ slider, asksConsent, onClose, ...options }: Props & { onClose: () => void }) {
  const [login] = useState(() => createLogin({ ...options, onLeft: onClose }))
  const close = () => {
    login.send({ type: 'close' })
    if (login.state().state.at !== 'leaving') onClose()
  }
  const isTrial = useMachine(login).state.at === 'trial'
  return (
    <Dialog
      open
      title={isTrial ? TRIAL_DIALOG.name : SHELL_DIALOGS.login.title}
      width="small"
      onClose={close}
    >
      <LoginPanel login={login} now={options.clock.now} {...{ slider, asksConsent }} />
    </Dialog>
  )
}

export function LoginCard({ slider, asksConsent, ...options }: Props) {
  const [login] = useState(() => createLogin(options))
  return <LoginPanel login={login} now={options.clock.now} {...{ slider, asksConsent }} />
}
