'use client'

import { RealPersonDialog } from '@/features/login'
import { sliderPort } from '@/wiring/browser/adapters/login'
import { useGateway, usePort } from '@/wiring/browser/gateway'
import type { DialogHostProps } from '../dialog.types'

/** The slider check required by the gateway (ERR-06). */
export default function RiskCheckDialog({ onClose }: DialogHostProps) {
  const slider = usePort(sliderPort)
  const { call } = useGateway()
  return (
    <RealPersonDialog
      slider={slider}
      passRiskCheck={(sign) => call(({ risk }) => risk.pass({ sign, scene: 'risk' }))}
      onPassed={() => location.reload()}
      onClose={onClose}
    />
  )
}
