import { useList } from '@refinedev/core'
import type { StaffResource } from '@zhushutong/domain/staff'
import { SCREENS } from '../resources'

/** Only the total is shown. */
const SMALLEST = 10

/** How many rows of a resource somebody waits for; undefined where nobody does, or while it loads. */
export function useWaiting(resource: StaffResource): number | undefined {
  const { waiting } = SCREENS[resource]
  const { result } = useList({
    resource,
    pagination: { currentPage: 1, pageSize: SMALLEST },
    filters: Object.entries(waiting?.filter ?? {}).map(([field, value]) => ({
      field,
      operator: 'eq' as const,
      value,
    })),
    errorNotification: false,
    // Not by the clock: that would keep a session alive which nobody uses (STF-02).
    queryOptions: { enabled: waiting !== undefined },
  })
  return waiting && result.total
}
