'use client'

import { SHELL_DIALOGS } from '@zhushutong/domain/shell'
import { useEffect } from 'react'
import { Dialog } from '@/ui/dialog'
import type { SliderGateway } from './login.types'
import { SliderStage } from './slider-stage'
import { useSlider } from './use-slider'

const { title, text } = SHELL_DIALOGS['risk-check']

/**
 * The slider check that the gateway requires when calls are too frequent; afterwards the page reloads
 * (ERR-06).
 */
export function RealPersonDialog({ slider, onPassed }: { slider: SliderGateway; onPassed: () => void }) {
  const use = useSlider({ slider, scene: 'risk', subject: null, onPassed })
  const { load } = use
  useEffect(() => load(), [load])
  return (
    <Dialog open title={title} width="small" dismissible={false} onClose={onPassed}>
      <p className="mb-4 text-ink-2">{text}</p>
      <SliderStage {...use} />
    </Dialog>
  )
}
