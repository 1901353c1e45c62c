'use client'

import type { DialogHostProps } from '@/triggers/dialog-host'
import type { DialogProps } from '@/triggers/dialog-request'
import { assistantPort } from '@/wiring/browser/assistant-port'
import { browserClock } from '@/wiring/browser/clock'
import { usePort } from '@/wiring/browser/gateway'
import { AssistantDrawer } from './assistant-drawer'

/** The assistant beside the page from which it was opened (AI-06). */
export default function OpenedAssistant({
  kind,
  subject,
  region,
  onClose,
}: DialogProps['assistant'] & DialogHostProps) {
  const place = { kind: kind ?? null, name: subject ?? null, region }
  const gateway = usePort(assistantPort)
  return <AssistantDrawer gateway={gateway} clock={browserClock} place={place} onClose={onClose} />
}
