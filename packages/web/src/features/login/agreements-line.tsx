'use client'

import { AGREEMENTS, LOGIN_TEXTS } from '@zhushutong/domain/login'
import { Checkbox } from '@zhushutong/ui/fields/checkbox'
import { useEarlyInput } from '@zhushutong/ui/fields/early-input'
import { type ChangeEvent, type MouseEvent, useState } from 'react'
import { AgreementDialog } from '@/forms/agreement-dialog'

/** The agreements for registration. Each opens in a dialog; without JavaScript, as a page (LOG-09). */
export function AgreementsLine({
  consent,
  onConsent,
}: {
  /** The state of the check box; null if the registration itself counts as consent. */
  consent: 'given' | 'open' | 'missing' | null
  onConsent: (isChecked: boolean) => void
}) {
  const [shown, setShown] = useState<(typeof AGREEMENTS)[number] | null>(null)
  const tick = useEarlyInput(({ checked }) => onConsent(checked))
  const open = (agreement: (typeof AGREEMENTS)[number]) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setShown(agreement)
  }
  const links = AGREEMENTS.map((agreement) => (
    <a
      key={agreement.type}
      href={agreement.href}
      className="text-ink-2 underline underline-offset-2"
      onClick={open(agreement)}
    >
      《{agreement.title}》
    </a>
  ))
  return (
    <>
      {consent === null ? (
        <p className="text-12 text-ink-3">
          {LOGIN_TEXTS.registers}，{LOGIN_TEXTS.agrees} {links}
        </p>
      ) : (
        <div className="grid gap-1 text-12 text-ink-3">
          <Checkbox
            ref={tick}
            checked={consent === 'given'}
            onChange={(event: ChangeEvent<HTMLInputElement>) => onConsent(event.target.checked)}
          >
            {LOGIN_TEXTS.consents} {links}
          </Checkbox>
          <p>{LOGIN_TEXTS.registers}</p>
          <p role="alert" className="text-bad empty:hidden">
            {consent === 'missing' ? LOGIN_TEXTS.consentMissing : null}
          </p>
        </div>
      )}
      {shown && <AgreementDialog type={shown.type} title={shown.title} onClose={() => setShown(null)} />}
    </>
  )
}
