import { useGetIdentity } from '@refinedev/core'
import { mayStaff, type StaffResource } from '@zhushutong/domain/staff'
import type { Self } from '../providers/auth-provider'

/** The logged-in person; undefined while loading. */
export function useSelf(): Self | undefined {
  return useGetIdentity<Self>().data
}

/** True when the logged-in person may change a resource; the gateway checks again. */
export function useMayChange(resource: StaffResource): boolean {
  const self = useSelf()
  return self !== undefined && mayStaff(self.role, 'changes', resource)
}
