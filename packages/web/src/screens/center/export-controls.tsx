'use client'

import { useRouter } from 'next/navigation'
import type { ListedExport } from '@/features/export'
import { ExportActions } from '@/features/export/export-actions'
import { ExportStatus } from '@/features/export/export-status'
import { port } from '@/wiring/browser/ports'

/** The state of an export in the centre, polled while the export is written. */
export function ExportStateIsland({ job }: { job: ListedExport }) {
  const router = useRouter()
  return <ExportStatus job={job} calls={port('exports')} onChange={() => router.refresh()} />
}

/** The actions of an export in the centre. */
export function ExportActionsIsland({ job }: { job: ListedExport }) {
  const router = useRouter()
  return <ExportActions job={job} calls={port('exports')} onChange={() => router.refresh()} />
}
