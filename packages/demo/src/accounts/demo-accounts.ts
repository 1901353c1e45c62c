import { DAY_MS } from '@zhushutong/domain/formatting'
import { demoAccountId } from '@zhushutong/domain/login'
import type { MembershipKind } from '@zhushutong/domain/membership'

export interface DemoAccount {
  readonly id: string
  readonly key: string
  readonly role: string
  readonly mobile: string
  readonly nickName: string
  readonly memberships: readonly { readonly kind: MembershipKind; readonly endsIn: number }[]
  readonly points: number
}

/** Password of every demo account, shown by the sandbox. Demo accounts cannot log in without a sandbox. */
export const DEMO_PASSWORD = 'demo12345'

const account = (
  n: number,
  key: string,
  role: string,
  kinds: readonly (readonly [MembershipKind, number])[] = [],
  points = 0,
): DemoAccount => ({
  id: demoAccountId(n),
  key,
  role,
  // The prefix 120 is not issued by any operator.
  mobile: `120000000${String(n).padStart(2, '0')}`,
  nickName: role,
  memberships: kinds.map(([kind, days]) => ({ kind, endsIn: days * DAY_MS })),
  points,
})

/**
 * An account for each role (ACC-01), and some in between: expired, about to expire, with points. `endsIn` is ms from
 * the time of seeding; negative means expired.
 */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account(1, 'non-member', '非会员'),
  account(2, 'svip', '建筑管家 SVIP', [['svip', 365]]),
  account(3, 'expired-svip', '已过期 SVIP', [['svip', -10]]),
  account(4, 'staff_vacancy', '人员缺口检测', [['staff_vacancy', 365]]),
  account(5, 'company_dynamic', '动态核查', [['company_dynamic', 365]]),
  account(6, 'company_outnews', '资质追踪', [['company_outnews', 365]]),
  account(7, 'company_qualification_expire', '资质到期', [['company_qualification_expire', 365]]),
  account(8, 'company_anxu_expire', '安许到期', [['company_anxu_expire', 365]]),
  account(9, 'owner-lookup', '业主查 SVIP', [['analysis_vip', 365]]),
  account(10, 'enterprise', '企业 VIP', [['enterprise', 365]]),
  account(11, 'non-member-with-points', '有积分的非会员', [], 300_000),
  account(12, 'boss', '老板（服务订单）'),
  account(13, 'expiring', '即将到期', [
    ['company_qualification_expire', 3],
    ['analysis_vip', 7],
  ]),
]
