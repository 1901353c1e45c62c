'use client'

import { formatDate } from '@zhushutong/domain/formatting'
import { TRIAL_DIALOG } from '@zhushutong/domain/login'
import { TRIAL_POINTS } from '@zhushutong/domain/membership'
import { Button } from '@zhushutong/ui/button'
import { CheckIcon } from '@zhushutong/ui/icon'
import { useLoaded } from '@/streams/use-loaded'
import type { LoginCalls } from './login.types'

/** The trial membership of a new account, and its end (LOG-03). */
export function Trial({ load, onClose }: { load: LoginCalls['trialUntil']; onClose: () => void }) {
  const { loaded: until } = useLoaded(load)
  return (
    <div data-trial="" className="grid justify-items-center gap-4 py-6 text-center">
      <p className="text-20 font-semibold text-gold">{TRIAL_DIALOG.title}</p>
      <p className="min-h-6 font-semibold" role="status">
        {typeof until === 'number' && `${TRIAL_DIALOG.until} ${formatDate(until)}`}
      </p>
      <div className="grid gap-2 text-left">
        <p className="text-ink-2">{TRIAL_DIALOG.text}</p>
        <ul className="grid gap-1">
          {TRIAL_POINTS.map((point) => (
            <li key={point} className="flex items-start gap-2">
              <CheckIcon className="mt-1 flex-none text-gold" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <Button variant="gold" size="large" data-autofocus="" onClick={onClose}>
        {TRIAL_DIALOG.ok}
      </Button>
    </div>
  )
}
