import type { Opening } from '@zhushutong/domain/access'
import { CHECK_STATUS, type CheckStatus } from '@zhushutong/domain/my-company'
import type { ReactNode } from 'react'
import { LinkButton } from '@/ui/button'
import { Tag } from '@/ui/tag'

/** One requirement, with the addresses of its evidence. */
export interface ShownRequirement {
  readonly key: string
  readonly label: string
  readonly status: CheckStatus
  readonly sentence: string
  readonly rule: string
  readonly evidence: ReadonlyArray<{ readonly label: string; readonly href: string }>
  readonly opensBy: Opening | null
}

function Row({ one, unlock }: { one: ShownRequirement; unlock: (opensBy: Opening) => ReactNode }) {
  const { label, tone } = CHECK_STATUS[one.status]
  return (
    <li className="grid gap-1 border-b border-line py-3 last:border-b-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Tag tone={tone}>{label}</Tag>
        <b className="min-w-0 font-semibold wrap-anywhere">{one.label}</b>
      </p>
      <p className="text-ink-2 wrap-anywhere">
        {one.sentence}
        {one.evidence.map(({ label: evidence, href }) => (
          <a key={href} href={href} className="ml-2 text-primary">
            {evidence}
          </a>
        ))}
      </p>
      <p className="text-12 text-ink-3">对照规则：{one.rule}</p>
      {one.opensBy && unlock(one.opensBy)}
    </li>
  )
}

/** What a tender asks, compared with the reader's own company (MYC-03). */
export function TenderCheckView({
  companyName,
  companyHref,
  summary,
  checks,
  unlock,
}: {
  companyName: string
  companyHref: string
  summary: string | null
  checks: readonly ShownRequirement[]
  unlock: (opensBy: Opening) => ReactNode
}) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-semibold">{summary ?? '公告没有写明可以对照的要求，请查看招标文件'}</b>
        <a href={companyHref} className="text-12 text-primary">
          对照企业：{companyName}
        </a>
      </p>
      {checks.length > 0 && (
        <ul className="mt-2">
          {checks.map((one) => (
            <Row key={one.key} one={one} unlock={unlock} />
          ))}
        </ul>
      )}
      <p className="mt-2 text-12 text-ink-3">
        只对照公告中写明的要求，按收录的数据得出，没有收录不等于没有；是否符合以招标文件和评标结果为准。
      </p>
    </>
  )
}

/** Shown in place of the check: what it would tell, and the way to it. */
export function CheckInvitation({ href, label, login }: { href: string; label: string; login?: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 text-ink-2">
        选择自己的企业后，这里逐项对照公告的资质、人员和许可证要求：满足、不满足或无法判断。
      </p>
      <LinkButton href={href} rel="nofollow" {...(login && { 'data-unlock': 'login' })}>
        {label}
      </LinkButton>
    </div>
  )
}
