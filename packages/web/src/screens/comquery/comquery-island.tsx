'use client'

import type { FormModel } from '@/features/comquery'
import { ComqueryForm } from '@/features/comquery/comquery-form'
import { previewPort } from '@/wiring/browser/adapters/records'
import { usePort } from '@/wiring/browser/gateway'

export function ComqueryIsland(props: { model: FormModel; isMember: boolean }) {
  return <ComqueryForm {...props} preview={usePort(previewPort)} />
}
