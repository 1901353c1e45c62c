'use client'

import { RealPersonDialog } from '@/features/login'
import { port } from '@/wiring/browser/ports'

/** The slider check that the gateway requests (ERR-06). */
export default function RiskCheckDialog() {
  return <RealPersonDialog slider={port('slider')} onPassed={() => location.reload()} />
}
