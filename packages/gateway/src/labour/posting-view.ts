import { postingLabel } from '@zhushutong/domain/labour'
import type { Posting } from './labour.store'

/** A posting for its author and the staff, at `now` (ms). */
export function postingView({ id, kind, form, state, reason, until, ...times }: Posting, now: number) {
  return {
    ...form,
    certificates: [...form.certificates],
    benefits: [...form.benefits],
    id,
    module: kind,
    state,
    stateName: postingLabel(state, until, now),
    reason,
    until,
    createTime: times.createdAt,
    updateTime: times.updatedAt,
  }
}
