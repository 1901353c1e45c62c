import { formatCount, formatDate } from '@zhushutong/domain/formatting'
import {
  type Holding,
  isInForce,
  isPaidTerm,
  isTrial,
  MEMBERSHIP_KINDS,
  type MembershipKind,
  membershipName,
  PLAN_BENEFITS,
  purchaseVerbOf,
} from '@zhushutong/domain/membership'
import { buildPurchaseHref } from '@zhushutong/domain/purchase'
import { LinkButton } from '@zhushutong/ui/button'
import { StatStrip } from '@zhushutong/ui/charts/stat-strip'
import { UserIcon } from '@zhushutong/ui/icon'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { Tag } from '@zhushutong/ui/tag'

interface Overview {
  readonly nickName: string
  /** Mobile number with masked middle digits. */
  readonly mobile: string
  readonly points: number
  readonly createdAt: number
  /** All memberships, current and expired. */
  readonly holdings: readonly Holding[]
  /** The gateway's clock, in ms. */
  readonly readAt: number
}

/** A matter for today, with the page where it is dealt with. */
export interface Todo {
  readonly text: string
  readonly href: string
  readonly verb: string
}

/** The free exports of a month; `allowance` is 0 for users who may not export. */
interface ExportUsage {
  readonly used: number
  readonly allowance: number
}

/** The id of the card of memberships. */
export const HELD_ID = 'held'

const describeState = (holding: Holding, now: number): string => {
  if (isInForce(holding, now)) return isPaidTerm(holding, now) ? '使用中' : '体验中'
  return isTrial(holding, now) ? '体验已到期' : '已到期'
}

const formatName = (holding: Holding, now: number): string =>
  `${membershipName(holding.kind)}${isTrial(holding, now) ? ' 体验' : ''}`

/** A membership: state, end, and a link to renew the same membership (MEM-06). */
function Held({ holding, now, seatsHref }: { holding: Holding; now: number; seatsHref: string }) {
  const { kind, overTime, isShared, childNumber } = holding
  const runs = isInForce(holding, now)
  const name = membershipName(kind)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-3 last:border-b-0">
      <span className="font-semibold">{name}</span>
      <Tag tone={runs ? 'gold' : 'neutral'}>{describeState(holding, now)}</Tag>
      <span className="text-ink-2">有效期至 {formatDate(overTime)}</span>
      {isShared && <span className="text-12 text-ink-3">共享账号，由企业管理与续费</span>}
      {!isShared && (
        <span className="ml-auto flex items-center gap-3">
          {kind === 'enterprise' && runs && (
            <a href={seatsHref} className="text-primary">
              {childNumber} 个共享账号
            </a>
          )}
          <LinkButton href={buildPurchaseHref({ product: kind })} size="small">
            {purchaseVerbOf(isTrial(holding, now))}
            <span className="sr-only">{name}</span>
          </LinkButton>
        </span>
      )}
    </li>
  )
}

/** A membership that the user never had, with its benefits. */
function Offered({ kind }: { kind: MembershipKind }) {
  const name = membershipName(kind)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-3 last:border-b-0">
      <span className="font-semibold">{name}</span>
      <span className="text-ink-2">{PLAN_BENEFITS[kind].summary}</span>
      <LinkButton href={buildPurchaseHref({ product: kind })} size="small" className="ml-auto">
        去开通<span className="sr-only">{name}</span>
      </LinkButton>
    </li>
  )
}

function TodoList({ todos }: { todos: readonly Todo[] }) {
  if (todos.length === 0) return <p className="text-ink-3">今天没有要处理的事。</p>
  return (
    <ul>
      {todos.map(({ text, href, verb }) => (
        <li
          key={text}
          className="flex items-center gap-3 border-b border-line py-2.5 first:pt-0 last:border-b-0 last:pb-0"
        >
          <span className="min-w-0 flex-1">{text}</span>
          <a href={href} className="flex-none text-primary">
            {verb}
          </a>
        </li>
      ))}
    </ul>
  )
}

export function OverviewView({
  overview,
  todos,
  usage,
  exportsHref,
  ordersHref,
  seatsHref,
  profileHref,
}: {
  overview: Overview
  todos: readonly Todo[]
  /** null if loading failed. */
  usage: ExportUsage | null
  exportsHref: string
  ordersHref: string
  seatsHref: string
  profileHref: string
}) {
  const { nickName, mobile, points, createdAt, holdings, readAt } = overview
  const running = holdings.filter((holding) => isInForce(holding, readAt))
  const vip =
    running.find(({ kind }) => kind === 'enterprise') ??
    running.find(({ kind }) => kind === 'svip') ??
    running[0]
  const notHeld = MEMBERSHIP_KINDS.filter((kind) => holdings.every((holding) => holding.kind !== kind))
  return (
    <>
      <section className="card overflow-hidden">
        <div className="flex items-center gap-4 p-4 md:p-6">
          <span className="grid size-14 flex-none place-items-center rounded-full bg-primary-soft text-primary">
            <UserIcon size={26} />
          </span>
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2 text-20 font-semibold">
              <span className="truncate">{nickName}</span>
              <Tag tone={vip ? 'gold' : 'neutral'}>{vip ? formatName(vip, readAt) : '普通用户'}</Tag>
            </p>
            <p className="text-ink-2">
              {mobile} · {formatDate(createdAt)} 注册 ·{' '}
              <a href={profileHref} className="whitespace-nowrap text-primary underline">
                个人资料
              </a>
            </p>
          </div>
        </div>
        <div className="border-t border-line">
          <StatStrip
            stats={[
              { label: '可用积分', value: formatCount(points) },
              { label: '会员有效期至', value: vip ? formatDate(vip.overTime) : '--' },
              { label: '使用中的会员与服务', value: String(running.length) },
              {
                label: '本月已用导出',
                value: usage?.allowance ? formatCount(usage.used) : '--',
                suffix: usage?.allowance ? `/${formatCount(usage.allowance)} 条` : undefined,
                isNothing: !usage?.allowance,
                href: exportsHref,
              },
            ]}
          />
        </div>
      </section>
      <TitledCard title="今天要处理" count={todos.length || undefined}>
        <TodoList todos={todos} />
      </TitledCard>
      {holdings.length > 0 && (
        <TitledCard id={HELD_ID} title="会员与服务" note={<a href={ordersHref}>我的订单</a>}>
          <ul>
            {MEMBERSHIP_KINDS.flatMap((kind) =>
              holdings
                .filter((holding) => holding.kind === kind)
                .map((holding) => (
                  <Held
                    key={`${kind}-${holding.isShared}-${holding.overTime}`}
                    holding={holding}
                    now={readAt}
                    seatsHref={seatsHref}
                  />
                )),
            )}
          </ul>
        </TitledCard>
      )}
      {notHeld.length > 0 && (
        <TitledCard title={holdings.length > 0 ? '还可以开通' : '会员与服务'}>
          <ul>
            {notHeld.map((kind) => (
              <Offered key={kind} kind={kind} />
            ))}
          </ul>
        </TitledCard>
      )}
    </>
  )
}
