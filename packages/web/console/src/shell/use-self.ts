import { useGetIdentity } from '@refinedev/core'
import { mayStaff, type StaffResource } from '@zhushutong/domain/staff'
import type { Self } from '../providers/auth-provider'

/** Who is logged in; undefined while it loads. */
export function useSelf(): Self | undefined {
  return useGetIdentity<Self>().data
}

/** Whether whoever is logged in may change a resource; the gateway checks it again. */
export function useMayChange(resource: StaffResource): boolean {
  const self = useSelf()
  return self !== undefined && mayStaff(self.role, 'changes', resource)
}
