'use client'

import { Dialog } from '@/ui/dialog'
import type { SliderGateway } from './login.types'
import { SliderCaptcha } from './slider-captcha'

/** The check that the gateway asks for when calls come too thick; passed, the page loads anew (ERR-06). */
export function RealPersonDialog({ slider, onPassed }: { slider: SliderGateway; onPassed: () => void }) {
  return (
    <Dialog open title="安全验证" width="small" dismissible={false} onClose={onPassed}>
      <p className="mb-4 text-ink-2">您的访问有些频繁，请完成验证后继续。</p>
      <SliderCaptcha slider={slider} scene="risk" subject={null} autoOpen onPassed={onPassed} />
    </Dialog>
  )
}
