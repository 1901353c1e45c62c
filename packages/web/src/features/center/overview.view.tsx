import { ADD_ON_NAMES, type AddOn } from '@zhushutong/domain/access'
import { formatDate } from '@zhushutong/domain/formatting'
import type { ReactNode } from 'react'
import { LinkButton } from '@/ui/button'
import { TitledCard } from '@/ui/card'
import { UserIcon } from '@/ui/icon'
import { StatStrip } from '@/ui/stat-strip'
import { Tag } from '@/ui/tag'

export interface Overview {
  readonly nickName: string
  /** Masked in the middle. */
  readonly mobile: string
  readonly points: number
  readonly createdAt: number
  readonly isSvip: boolean
  /** End in ms; in the past if the membership has expired. */
  readonly svipUntil: number | null
  readonly services: ReadonlyArray<{ readonly type: string; readonly until: number }>
}

const nameOf = (type: string): string =>
  type === 'analysis_vip' ? '业主查 SVIP' : (ADD_ON_NAMES[type as AddOn] ?? '增值服务')

function Membership({ name, until, runs }: { name: string; until: number | null; runs: boolean }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-3 last:border-b-0">
      <span className="font-semibold">{name}</span>
      <Tag tone={runs ? 'gold' : 'neutral'}>{runs ? '使用中' : until === null ? '未开通' : '已到期'}</Tag>
      {until !== null && <span className="text-ink-2">有效期至 {formatDate(until)}</span>}
      {name === '建筑管家 SVIP' && (
        <LinkButton href="/svip.html" data-buy="" variant="gold" size="small" className="ml-auto">
          {until === null ? '立即开通' : '续费'}
        </LinkButton>
      )}
    </li>
  )
}

/** The logged-in user, their memberships, and until when. */
export function OverviewView({
  overview,
  now,
  ordersHref,
  reminder,
}: {
  overview: Overview
  now: number
  ordersHref: string
  /** The memberships about to end (MEM-04). */
  reminder: ReactNode
}) {
  const { nickName, mobile, points, createdAt, isSvip, svipUntil, services } = overview
  return (
    <>
      {reminder}
      <section className="card overflow-hidden">
        <div className="flex items-center gap-4 p-4 md:p-6">
          <span className="grid size-14 flex-none place-items-center rounded-full bg-primary-soft text-primary">
            <UserIcon size={26} />
          </span>
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2 text-20 font-semibold">
              <span className="truncate">{nickName}</span>
              <Tag tone={isSvip ? 'gold' : 'neutral'}>{isSvip ? '建筑管家 SVIP' : '普通用户'}</Tag>
            </p>
            <p className="text-ink-2">
              {mobile} · {formatDate(createdAt)} 注册
            </p>
          </div>
        </div>
        <div className="border-t border-line">
          <StatStrip
            stats={[
              { label: '可用积分', value: points.toLocaleString('zh-CN') },
              { label: 'SVIP 有效期至', value: isSvip ? formatDate(svipUntil) : '--' },
              { label: '使用中的增值服务', value: String(services.filter((s) => s.until > now).length) },
              { label: '我的订单', value: '查看', href: ordersHref },
            ]}
          />
        </div>
      </section>
      <TitledCard title="会员与服务">
        <ul>
          <Membership name="建筑管家 SVIP" until={svipUntil} runs={isSvip} />
          {services.map(({ type, until }) => (
            <Membership key={type} name={nameOf(type)} until={until} runs={until > now} />
          ))}
        </ul>
      </TitledCard>
    </>
  )
}
