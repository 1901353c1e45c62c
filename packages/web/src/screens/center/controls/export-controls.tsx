'use client'

import { useRouter } from 'next/navigation'
import type { ListedExport } from '@/features/export'
import { ExportActions } from '@/features/export/export-actions'
import { ExportStatus } from '@/features/export/export-status'
import { port } from '@/wiring/browser/ports'

export function ExportStateIsland({ job }: { job: ListedExport }) {
  const router = useRouter()
  return <ExportStatus job={job} calls={port('exports')} onChange={() => router.refresh()} />
}

export function ExportActionsIsland({ job }: { job: ListedExport }) {
  const router = useRouter()
  return <ExportActions job={job} calls={port('exports')} onChange={() => router.refresh()} />
}
