import { formatTime } from '@zhushutong/domain/formatting'
import { StaffName } from '../../shell/staff-name'
import { actorName } from './words'

/** The name of the buyer, a rule, a provider or a member of the staff. */
export function Actor({ by }: { readonly by: string }) {
  return actorName(by) ?? <StaffName account={by} />
}

/** An actor with the time of the action; null without an action. */
export function ActorAt({ by, at }: { readonly by: string | null; readonly at: number | null }) {
  if (by === null || at === null) return null
  return (
    <>
      <Actor by={by} />，{formatTime(at)}
    </>
  )
}
