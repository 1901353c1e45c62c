'use client'

import { SHELL_DIALOGS } from '@zhushutong/domain/portal/shell'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useEffect, useState } from 'react'
import type { PassRiskCheck, SliderFailure, SliderGateway } from './login.types'
import { SliderStage } from './slider-stage'
import { useSlider } from './use-slider'

const { title, text } = SHELL_DIALOGS['risk-check']
const NOT_PASSED = '验证没有通过，请再试一次'

interface Props {
  slider: SliderGateway
  passRiskCheck: PassRiskCheck
  /** Called when the gateway has accepted the check. */
  onPassed: () => void
  onClose: () => void
}

const failureIn = (answer: unknown): SliderFailure | null =>
  typeof answer === 'object' && answer !== null && 'error' in answer ? (answer as SliderFailure) : null

/**
 * The slider check required by the gateway after too frequent calls. The result is sent, then the page
 * reloads (ERR-06).
 */
export function RealPersonDialog({ slider, passRiskCheck, onPassed, onClose }: Props) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const pass = async (sign: string) => {
    const failure = failureIn(await passRiskCheck(sign))
    if (!failure) return onPassed()
    setRefusal(failure.message ?? NOT_PASSED)
    use.load()
  }
  const use = useSlider({ slider, scene: 'risk', subject: null, onPassed: pass })
  const { load } = use
  useEffect(() => load(), [load])
  return (
    <Dialog open title={title} width="small" onClose={onClose}>
      <p className="mb-4 text-ink-2">{text}</p>
      {refusal && (
        <p role="alert" className="mb-3 text-bad">
          {refusal}
        </p>
      )}
      <SliderStage {...use} />
    </Dialog>
  )
}
