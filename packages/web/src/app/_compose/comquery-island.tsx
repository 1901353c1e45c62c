'use client'

import type { FormModel } from '@/features/comquery'
import { ComqueryForm } from '@/features/comquery/comquery-form'
import { previewComquery } from '@/wiring/late-ports'

/** The form of the combined query with its live counts. */
export function ComqueryIsland(props: { model: FormModel; isMember: boolean }) {
  return <ComqueryForm {...props} preview={previewComquery} />
}
