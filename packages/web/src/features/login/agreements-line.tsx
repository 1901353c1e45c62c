'use client'

import { AGREEMENTS, LOGIN_TEXTS } from '@zhushutong/domain/login'
import { type MouseEvent, useState } from 'react'
import { AgreementDialog } from './agreement-dialog'
import type { ReadAgreement } from './login.types'

/**
 * The agreements for registration; each opens in a dialog, or without JavaScript in its own page (LOG-09).
 */
export function AgreementsLine({ read }: { read: ReadAgreement }) {
  const [shown, setShown] = useState<(typeof AGREEMENTS)[number] | null>(null)
  const open = (agreement: (typeof AGREEMENTS)[number]) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setShown(agreement)
  }
  return (
    <>
      <p className="text-12 text-ink-3">
        {LOGIN_TEXTS.registers}，{LOGIN_TEXTS.agrees}{' '}
        {AGREEMENTS.map((agreement) => (
          <a
            key={agreement.type}
            href={agreement.href}
            className="text-ink-2 underline underline-offset-2"
            onClick={open(agreement)}
          >
            《{agreement.title}》
          </a>
        ))}
      </p>
      {shown && (
        <AgreementDialog type={shown.type} title={shown.title} read={read} onClose={() => setShown(null)} />
      )}
    </>
  )
}
