'use client'

import type { DialogHostProps } from '@/triggers/dialog-host'
import { useGateway, usePort } from '@/wiring/browser/gateway'
import { sliderPort } from '@/wiring/browser/login-port'
import { RealPersonDialog } from '../real-person-dialog'

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
