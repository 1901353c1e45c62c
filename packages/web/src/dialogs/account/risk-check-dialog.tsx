'use client'

import { RealPersonDialog } from '@/features/login'
import { port } from '@/wiring/browser/ports'
import type { DialogHostProps } from '../dialog.types'

/** The slider check required by the gateway (ERR-06). */
export default function RiskCheckDialog({ onClose }: DialogHostProps) {
  const slider = port('slider')
  return (
    <RealPersonDialog
      slider={slider}
      passRiskCheck={slider.passRiskCheck}
      onPassed={() => location.reload()}
      onClose={onClose}
    />
  )
}
