import type { Opening } from '@zhushutong/domain/access'
import { CHECK_STATUS, type CheckStatus } from '@zhushutong/domain/my-company'
import { LinkButton } from '@zhushutong/ui/button'
import { CheckIcon, CloseIcon, InfoIcon } from '@zhushutong/ui/icon'
import { Tag } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import { DialogLinkButton } from '@/triggers/dialog-trigger'
import { PastPartners, type PastPartnersProps } from './past-partners'
import './tender-check.css'

interface ShownRequirement {
  readonly key: string
  readonly label: string
  readonly status: CheckStatus
  readonly sentence: string
  readonly rule: string
  readonly evidence: ReadonlyArray<{ readonly label: string; readonly href: string }>
  readonly opensBy: Opening | null
  /** The words of the notice, and the address of their place on this page. */
  readonly clause: string | null
  readonly clauseHref: string | null
  /** Advice for closing the gap. */
  readonly closing: string | null
  /** For a missing qualification that another member of a consortium could hold. */
  readonly partners: PastPartnersProps | null
}

const ICONS = { met: CheckIcon, missing: CloseIcon, unknown: InfoIcon } as const

function Clause({ clause, clauseHref }: Pick<ShownRequirement, 'clause' | 'clauseHref'>) {
  if (clause === null) return <small className="requirement-note">公告的资质要求一栏</small>
  return (
    <small className="requirement-note">
      “{clause}”
      {clauseHref && (
        <a href={clauseHref} className="ml-1 whitespace-nowrap text-primary underline">
          看原文
        </a>
      )}
    </small>
  )
}

function Row({
  requirement,
  checkedText,
  unlock,
}: {
  requirement: ShownRequirement
  checkedText: string
  unlock: (opensBy: Opening) => ReactNode
}) {
  const { label, tone } = CHECK_STATUS[requirement.status]
  const Icon = ICONS[requirement.status]
  return (
    <li className="requirement" data-status={requirement.status}>
      <div>
        <Tag tone={tone}>
          <Icon size={12} />
          {label}
        </Tag>
      </div>
      <div>
        <b className="font-semibold">{requirement.label}</b>
        <Clause clause={requirement.clause} clauseHref={requirement.clauseHref} />
      </div>
      <div>
        {requirement.sentence}
        <small className="requirement-note">
          {requirement.evidence.map(({ label: evidence, href }) => (
            <a key={href} href={href} className="mr-2 text-primary underline">
              {evidence}
            </a>
          ))}
          {checkedText}
        </small>
        {requirement.closing && <p className="requirement-closing">{requirement.closing}</p>}
        {requirement.partners && <PastPartners {...requirement.partners} />}
        <details>
          <summary>对照规则</summary>
          <p>{requirement.rule}</p>
        </details>
        {requirement.opensBy && unlock(requirement.opensBy)}
      </div>
    </li>
  )
}

/**
 * The requirements of a tender compared with the reader's own company, unmet requirements first (MYC-03,
 * BID-04).
 */
export function TenderCheckView({
  companyName,
  companyHref,
  summary,
  checks,
  checkedText,
  unlock,
}: {
  companyName: string
  companyHref: string
  summary: string | null
  /** In display order. */
  checks: readonly ShownRequirement[]
  /** The days on which the company's data was collected and checked. */
  checkedText: string
  unlock: (opensBy: Opening) => ReactNode
}) {
  const worst = checks.find(({ status }) => status === 'missing')
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-semibold">{summary ?? '公告没有写明可以对照的要求，请查看招标文件'}</b>
        <a href={companyHref} className="text-12 text-primary">
          对照企业：{companyName}
        </a>
      </p>
      {worst?.closing && (
        <p className="gap-say">
          <b className="gap-label">{worst.label}</b>：{worst.closing}
        </p>
      )}
      {checks.length > 0 && (
        <ul className="requirements">
          {checks.map((requirement) => (
            <Row key={requirement.key} requirement={requirement} checkedText={checkedText} unlock={unlock} />
          ))}
        </ul>
      )}
      <p className="mt-2 text-12 text-ink-3">
        仅按公告写明的要求与已收录数据比对，未收录不代表不具备；是否符合以招标文件和评标结果为准。
      </p>
    </>
  )
}

/**
 * Shown in place of the check: the clauses of the notice, a description of the check, and the link that
 * enables it.
 */
export function CheckInvitation({
  href,
  label,
  login,
  clauses,
}: {
  href: string
  label: string
  login?: boolean
  /** The clauses that would be compared. */
  clauses: ReadonlyArray<{ readonly text: string; readonly href: string | null }>
}) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 text-ink-2">
          选择自己的企业后，这里逐项对照公告的资质、人员和许可证要求：满足、不满足或无法判断。
        </p>
        {login ? (
          <DialogLinkButton href={href} rel="nofollow" dialog={{ name: 'login' }}>
            {label}
          </DialogLinkButton>
        ) : (
          <LinkButton href={href} rel="nofollow">
            {label}
          </LinkButton>
        )}
      </div>
      {clauses.length > 0 && (
        <>
          <p className="mt-3 text-12 text-ink-3">公告写明的要求</p>
          <ul className="list-disc pl-5">
            {clauses.map(({ text, href: clauseHref }) => (
              <li key={text}>
                {text}
                {clauseHref && (
                  <a href={clauseHref} className="ml-2 text-12 text-primary">
                    看原文
                  </a>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
