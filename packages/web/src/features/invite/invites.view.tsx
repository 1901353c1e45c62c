import { formatTime } from '@zhushutong/domain/formatting'
import { INVITE_LIMITS, INVITE_TYPE_LABELS, type InviteType } from '@zhushutong/domain/invite'
import { LinkButton } from '@zhushutong/ui/button'
import { CopyButton } from '@zhushutong/ui/fields/copy-button'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import { Tag } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import { ListPager } from '@/lists/list-pager'

/** An invitation code of the reader; times in ms, `time` in days. */
interface OwnInvite {
  readonly code: string
  readonly scopeName: string
  readonly time: number
  readonly type: InviteType
  readonly claims: number
  readonly limit: number
  readonly rewardDays: number
  readonly createTime: number
  readonly endTime: number
}

interface OwnInvitePage {
  readonly records: readonly OwnInvite[]
  readonly total: number
  readonly pageNum: number
  readonly pageSize: number
}

/** The memberships that the reader can give away, and the days earned for it within a year. */
interface Choices {
  readonly scopes: ReadonlyArray<{
    readonly scope: string
    readonly scopeName: string
    readonly rewardDays: number
    readonly rewardLimit: number
  }>
  readonly left: number
}

const describeState = ({ claims, limit, endTime }: OwnInvite, now: number) => {
  if (endTime <= now) return { label: '已失效', tone: 'neutral' } as const
  return claims >= limit
    ? ({ label: '已领完', tone: 'neutral' } as const)
    : ({ label: '可领取', tone: 'ok' } as const)
}

function Row({ invite, link, now }: { invite: OwnInvite; link: string; now: number }) {
  const { label, tone } = describeState(invite, now)
  return (
    <article className="grid gap-2 border-b border-line py-4 last:border-b-0">
      <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        {invite.scopeName} {invite.time} 天<Tag tone={tone}>{label}</Tag>
      </h3>
      {tone === 'ok' && (
        <p className="flex min-w-0 items-center gap-2">
          <code className="wrap-anywhere text-ink-2">{link}</code>
          <CopyButton text={link} label={`复制邀请链接 ${invite.code}`}>
            复制链接
          </CopyButton>
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-ink-3">
        <span>
          已领取 {invite.claims} / {invite.limit} 人
        </span>
        <span>为您增加 {invite.rewardDays} 天</span>
        <span>{INVITE_TYPE_LABELS[invite.type]}</span>
        <span>有效期至 {formatTime(invite.endTime)}</span>
      </p>
    </article>
  )
}

function NewInvite({ choices, form }: { choices: Choices | null; form: ReactNode }) {
  if (choices === null) return <ErrorState title="暂时没有加载出来">请稍后刷新页面重试</ErrorState>
  if (choices.scopes.length === 0)
    return (
      <EmptyState title="开通会员后可以邀请好友">
        <span className="grid justify-items-center gap-3">
          把正在使用的会员送给好友体验，好友领取后您也获赠同样的天数
          <LinkButton href="/svip.html" variant="gold">
            开通会员
          </LinkButton>
        </span>
      </EmptyState>
    )
  return (
    <>
      <p className="mb-4 text-ink-2">
        好友领取后，您也获赠同样的天数；每种会员一年内最多获赠 {choices.scopes[0]?.rewardLimit} 天，
        {choices.scopes.map((choice) => `${choice.scopeName} 已获赠 ${choice.rewardDays} 天`).join('，')}。
      </p>
      {choices.left > 0 ? (
        form
      ) : (
        <p className="text-ink-2">已有 {INVITE_LIMITS.openCodes} 个有效的邀请，其中一个失效后可以再创建。</p>
      )}
    </>
  )
}

/** 邀请好友: a form for a new code, and the reader's codes (INV-02); null: loading failed. */
export function InvitesView({
  page,
  choices,
  now,
  form,
  linkOf,
  hrefOf,
}: {
  page: OwnInvitePage | null
  choices: Choices | null
  now: number
  form: ReactNode
  /** The address to send to a friend. */
  linkOf: (code: string) => string
  hrefOf: (page: number) => string
}) {
  return (
    <>
      <TitledCard title="邀请好友">
        <NewInvite choices={choices} form={form} />
      </TitledCard>
      <TitledCard title="我的邀请" count={page ? page.total : undefined}>
        {page === null && <ErrorState title="邀请暂时没有加载出来">请稍后刷新页面重试</ErrorState>}
        {page?.records.map((invite) => (
          <Row key={invite.code} invite={invite} link={linkOf(invite.code)} now={now} />
        ))}
        {page?.records.length === 0 && (
          <EmptyState title="暂无邀请">创建的邀请链接和领取情况会显示在这里</EmptyState>
        )}
        {page !== null && (
          <ListPager total={page.total} current={page.pageNum} size={page.pageSize} hrefOf={hrefOf} />
        )}
      </TitledCard>
    </>
  )
}
