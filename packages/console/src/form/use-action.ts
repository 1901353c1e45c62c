import { type HttpError, useInvalidate } from '@refinedev/core'
import type { RequestOf, ResultOf } from '@zhushutong/sdk/contract'
import type { StaffContract } from '@zhushutong/sdk/staff'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useState } from 'react'
import { callStaff } from '../api'

type Input<R extends keyof StaffContract, N extends keyof StaffContract[R]> = RequestOf<StaffContract[R][N]> &
  object

/**
 * Makes a call that changes a resource, shows a message on success, and reloads the lists and rows of the
 * resource. A failure is passed to `onError`, by default a toast, and returned as null.
 */
export function useAction<R extends keyof StaffContract, N extends keyof StaffContract[R] & string>(
  resource: R,
  name: N,
  done: string,
) {
  const invalidate = useInvalidate()
  const [busy, setBusy] = useState(false)
  const run = async (
    input: Input<R, N>,
    onError: (error: HttpError) => void = ({ message }) => toast(message, 'bad'),
  ): Promise<ResultOf<StaffContract[R][N]> | null> => {
    setBusy(true)
    try {
      const result = await callStaff(resource, name as never, input as never)
      toast(done, 'ok')
      return result
    } catch (error) {
      onError(error as HttpError)
      return null
    } finally {
      setBusy(false)
      // Also after a failure: another person may have changed the row.
      await invalidate({
        resource,
        invalidates: ['resourceAll'],
        invalidationFilters: { type: 'all' },
      })
    }
  }
  return { run, busy }
}
