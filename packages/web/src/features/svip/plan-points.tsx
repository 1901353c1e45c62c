import { type MembershipKind, PLAN_BENEFITS } from '@zhushutong/domain/membership'
import { CheckIcon } from '@zhushutong/ui/icon'

/** The benefits of a membership (ACC-05, MEM-02, MEM-03). */
export function PlanPoints({ kind }: { kind: MembershipKind }) {
  return (
    <ul className="grid gap-2">
      {PLAN_BENEFITS[kind].points.map((point) => (
        <li key={point} className="flex items-start gap-2">
          <CheckIcon className="mt-1 flex-none text-gold" />
          {point}
        </li>
      ))}
    </ul>
  )
}
