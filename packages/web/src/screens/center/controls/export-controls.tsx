'use client'

import { useRouter } from 'next/navigation'
import type { ListedExport } from '@/features/export'
import { ExportActions } from '@/features/export/export-actions'
import { ExportStatus } from '@/features/export/export-status'
import { exportsPort } from '@/features/export/exports-port'
import { usePort } from '@/wiring/browser/gateway'

export function ExportStateIsland({ job }: { job: ListedExport }) {
  const router = useRouter()
  const calls = usePort(exportsPort)
  return <ExportStatus job={job} calls={calls} onChange={() => router.refresh()} />
}

export function ExportActionsIsland({ job }: { job: ListedExport }) {
  const router = useRouter()
  const calls = usePort(exportsPort)
  return <ExportActions job={job} calls={calls} onChange={() => router.refresh()} />
}
