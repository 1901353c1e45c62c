'use client'

import type { ComqueryPreview } from '@zhushutong/domain/comquery'
import type { FormModel } from '@/features/comquery'
import { ComqueryForm } from '@/features/comquery/comquery-form'
import type { CallFailure } from '@/wiring/browser/failure'
import { type Gateway, usePort } from '@/wiring/browser/gateway'

/** The preview of the combined query. */
function previewPort({ call }: Gateway) {
  return (query: object, signal?: AbortSignal): Promise<ComqueryPreview | CallFailure> =>
    call(({ comquery }) => comquery.preview(query as Parameters<typeof comquery.preview>[0], { signal }), {
      client: 'preview',
    })
}

export function ComqueryIsland(props: { model: FormModel; isMember: boolean }) {
  return <ComqueryForm {...props} preview={usePort(previewPort)} />
}
