'use client'

import { RealPersonDialog } from '@/features/login'
import { port } from '@/wiring/browser/ports'

/** The real-person check that the gateway asks for (ERR-06). */
export default function RiskCheckDialog() {
  return <RealPersonDialog slider={port('slider')} onPassed={() => location.reload()} />
}
