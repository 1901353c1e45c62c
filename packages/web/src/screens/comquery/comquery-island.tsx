'use client'

import type { FormModel } from '@/features/comquery'
import { ComqueryForm } from '@/features/comquery/comquery-form'
import { port } from '@/wiring/browser/ports'

export function ComqueryIsland(props: { model: FormModel; isMember: boolean }) {
  return <ComqueryForm {...props} preview={port('preview').count} />
}
