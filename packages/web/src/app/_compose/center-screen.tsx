import { VIP_TYPE } from '@zhushutong/domain/access'
import { expiryReminders, isReminderHidden } from '@zhushutong/domain/membership'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import {
  CenterLayout,
  EmptySection,
  ORDER_STATUSES,
  OrdersView,
  OverviewView,
  REMINDER_COOKIE,
  ReminderBanner,
  readClosing,
  sectionOf,
} from '@/features/center'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/states'
import type { Member } from '@/wiring/types'
import { CenterExports } from './center-exports'
import { CenterFavourites, CenterReports } from './center-kept'
import { Frame } from './frame'
import type { Reader } from './reader'
import { RemoveOrder } from './remove-order'

export interface CenterParams {
  index: string
}

/** What the section's list is narrowed to. */
export interface CenterQuery {
  status?: string
  kind?: string
  page?: string
}

interface Props {
  params: Promise<CenterParams>
  query: Promise<CenterQuery>
  reader: Reader
}

const PAGE_SIZE = 10

export const centerMetadata = async (params: Promise<CenterParams>): Promise<Metadata> => ({
  title: `${sectionOf((await params).index).label} - 个人中心`,
  robots: { index: false },
})

const remindersOf = async (member: Member, now: number) => {
  const closing = readClosing((await cookies()).get(REMINDER_COOKIE)?.value)
  if (isReminderHidden(closing, now)) return []
  const { svipUntil, services, viewer } = member
  const entitlements = {
    vipInfo: svipUntil === null ? null : { overTime: svipUntil, type: VIP_TYPE.personal },
    memberIncrementInfos: services.map(({ type, until }) => ({ type, overTime: until })),
    meberInfo: viewer.svip,
    userRole: null,
  }
  return expiryReminders(entitlements, now)
}

async function Overview({ member }: { member: Member }) {
  const now = Date.now()
  const items = await remindersOf(member, now)
  return (
    <OverviewView
      overview={{ ...member, isSvip: member.viewer.svip }}
      now={now}
      reminder={items.length > 0 && <ReminderBanner items={items} />}
    />
  )
}

async function Orders({ query, reader }: { query: CenterQuery; reader: Reader }) {
  const status = ORDER_STATUSES.find((one) => one === query.status)
  const pageNum = /^[1-9]\d{0,3}$/.test(query.page ?? '') ? Number(query.page) : 1
  const page = await reader.trade.orders({ status, pageNum, pageSize: PAGE_SIZE })
  return (
    <OrdersView
      page={page}
      status={status}
      actionsOf={({ orderId, orderCode, status: state }) => {
        if (state === 'closed') return <RemoveOrder orderId={orderId} orderCode={orderCode} />
        if (state !== 'pending') return null
        return (
          <Button variant="primary" size="small" data-pay-order={orderId}>
            继续支付
          </Button>
        )
      }}
    />
  )
}

async function Content({ params, query, reader }: Props) {
  const section = sectionOf((await params).index)
  if (!reader.member) {
    return (
      <CenterLayout section={section}>
        <section className="card">
          <ErrorState title="登录已失效">请重新登录后查看个人中心</ErrorState>
        </section>
      </CenterLayout>
    )
  }
  return (
    <CenterLayout section={section}>
      {section.index === '10' && <Overview member={reader.member} />}
      {section.index === '6' && <Orders query={await query} reader={reader} />}
      {section.index === '7' && <CenterExports query={await query} reader={reader} />}
      {section.index === '8' && <CenterFavourites query={await query} reader={reader} />}
      {section.index === '9' && <CenterReports query={await query} reader={reader} />}
      {'empty' in section && <EmptySection section={section} />}
    </CenterLayout>
  )
}

/** One page of the personal centre. */
export function CenterScreen(props: Props) {
  return (
    <Frame reader={props.reader}>
      <Content {...props} />
    </Frame>
  )
}
