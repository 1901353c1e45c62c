'use client'

import { TRIAL_DIALOG } from '@zhushutong/domain/login'
import { SHELL_DIALOGS } from '@zhushutong/domain/portal/shell'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { ReadAgreement, SliderGateway } from './login.types'
import { LoginPanel } from './login-panel'
import { createLoginStore, type LoginOptions } from './login-store'

type Props = Omit<LoginOptions, 'onLeft'> & {
  slider: SliderGateway
  readAgreement: ReadAgreement
  asksConsent: boolean
}

export function LoginDialog({
  slider,
  readAgreement,
  asksConsent,
  onClose,
  ...options
}: Props & { onClose: () => void }) {
  const [store] = useState(() => createLoginStore({ ...options, onLeft: onClose }))
  const close = () => {
    store.send({ type: 'close' })
    if (store.getState().state.at !== 'leaving') onClose()
  }
  const isTrial = useStore(store, ({ state }) => state.at === 'trial')
  return (
    <Dialog
      open
      title={isTrial ? TRIAL_DIALOG.name : SHELL_DIALOGS.login.title}
      width="small"
      onClose={close}
    >
      <LoginPanel store={store} now={options.clock.now} {...{ slider, readAgreement, asksConsent }} />
    </Dialog>
  )
}

export function LoginCard({ slider, readAgreement, asksConsent, ...options }: Props) {
  const [store] = useState(() => createLoginStore(options))
  return <LoginPanel store={store} now={options.clock.now} {...{ slider, readAgreement, asksConsent }} />
}
