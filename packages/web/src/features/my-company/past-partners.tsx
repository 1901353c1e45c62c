import { formatCount } from '@zhushutong/domain/formatting'

interface ShownPartner {
  readonly id: string
  readonly name: string
  readonly href: string
  readonly status: 'met' | 'unknown'
  readonly sentence: string
  readonly times: number
  readonly won: number
  readonly latest: { readonly name: string; readonly href: string; readonly awardedOn: string | null }
}

/** The companies that bid jointly with the reader's and hold a missing qualification (MYC-08). */
export interface PastPartnersProps {
  /** The companies with which the reader's company bid jointly. */
  readonly jointCompanies: number
  readonly total: number
  readonly partners: readonly ShownPartner[]
  /** False if the notice does not say that consortia may bid. */
  readonly isConsortiumAllowed: boolean
}

function Partner({ partner }: { partner: ShownPartner }) {
  const { name, href, status, sentence, times, won, latest } = partner
  return (
    <li>
      <a href={href} className="font-semibold text-primary underline">
        {name}
      </a>
      {` 联合体投标 ${times} 次，中 ${won} 次 · 最近${latest.awardedOn === null ? '' : ` ${latest.awardedOn}`} `}
      <a href={latest.href} className="text-primary underline">
        {latest.name || '看这次投标'}
      </a>
      <small className="requirement-note">{status === 'met' ? sentence : `待核对：${sentence}`}</small>
    </li>
  )
}

export function PastPartners({ jointCompanies, total, partners, isConsortiumAllowed }: PastPartnersProps) {
  if (jointCompanies === 0)
    return <p className="requirement-note">暂未收录您的企业参加的联合体投标，无法按合作经历列出企业。</p>
  if (total === 0)
    return (
      <p className="requirement-note">
        {`您的企业与 ${formatCount(jointCompanies)} 家企业组成联合体投标过，其中没有收录到持有这一资质的。`}
      </p>
    )
  return (
    <div className="past-partners">
      <b className="font-semibold">{`联合体投标过、持有这一资质的企业 ${formatCount(total)} 家`}</b>
      <ul>
        {partners.map((partner) => (
          <Partner key={partner.id} partner={partner} />
        ))}
      </ul>
      {total > partners.length && (
        <small className="requirement-note">{`列出投标次数最多的 ${partners.length} 家`}</small>
      )}
      {!isConsortiumAllowed && (
        <small className="requirement-note">公告没有写明是否接受联合体，请先对照招标文件。</small>
      )}
    </div>
  )
}
