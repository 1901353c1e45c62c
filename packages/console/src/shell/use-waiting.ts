import { useList } from '@refinedev/core'
import type { StaffResource } from '@zhushutong/domain/staff'
import { SCREENS } from '../resources'

/** The smallest page size: only the total is used. */
const SMALLEST = 10

/**
 * The number of waiting rows of a resource; undefined for a resource without such rows, or while loading.
 */
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
    // No polling: it would prevent an unused session from expiring (STF-02).
    queryOptions: { enabled: waiting !== undefined },
  })
  return waiting && result.total
}
