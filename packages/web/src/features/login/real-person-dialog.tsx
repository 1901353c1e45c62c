'use client'

import { useEffect } from 'react'
import { Dialog } from '@/ui/dialog'
import type { SliderGateway } from './login.types'
import { SliderStage } from './slider-stage'
import { useSlider } from './use-slider'

/** The check that the gateway asks for when calls come too thick; passed, the page loads anew (ERR-06). */
export function RealPersonDialog({ slider, onPassed }: { slider: SliderGateway; onPassed: () => void }) {
  const use = useSlider({ slider, scene: 'risk', subject: null, onPassed })
  const { load } = use
  useEffect(() => load(), [load])
  return (
    <Dialog open title="安全验证" width="small" dismissible={false} onClose={onPassed}>
      <p className="mb-4 text-ink-2">您的访问有些频繁，请完成验证后继续。</p>
      <SliderStage {...use} />
    </Dialog>
  )
}
