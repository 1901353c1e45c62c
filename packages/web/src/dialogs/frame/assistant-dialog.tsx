'use client'

import { AssistantDrawer } from '@/features/assistant/assistant-drawer'
import type { DialogProps } from '@/triggers/dialog-request'
import { browserClock } from '@/wiring/browser/clock'
import { port } from '@/wiring/browser/ports'
import type { DialogHostProps } from '../dialog.types'

/** The assistant beside the page from which it was opened (AI-06). */
export default function OpenedAssistant({
  kind,
  subject,
  region,
  onClose,
}: DialogProps['assistant'] & DialogHostProps) {
  const place = { kind: kind ?? null, name: subject ?? null, region }
  return <AssistantDrawer gateway={port('assistant')} clock={browserClock} place={place} onClose={onClose} />
}
