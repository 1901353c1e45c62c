import type { ComponentType } from 'react'
import { CenterBatchCheck } from './pages/center-batch-check'
import { CenterConsultations } from './pages/center-consultations'
import { CenterDataReports } from './pages/center-data-reports'
import { CenterExports } from './pages/center-exports'
import { CenterHistory } from './pages/center-history'
import { CenterInvites } from './pages/center-invites'
import { CenterInvoices } from './pages/center-invoices'
import { CenterKeys } from './pages/center-keys'
import { CenterLeads } from './pages/center-leads'
import { CenterFavourites, CenterReports } from './pages/center-member-records'
import { CenterMessages } from './pages/center-messages'
import { CenterMonitoring } from './pages/center-monitoring'
import { CenterMyCompany } from './pages/center-my-company'
import { CenterOrders } from './pages/center-orders'
import { CenterOverview } from './pages/center-overview'
import { CenterPostings } from './pages/center-postings'
import { CenterProfile } from './pages/center-profile'
import { CenterSeats } from './pages/center-seats'
import { CenterSecurity } from './pages/center-security'
import { CenterSubscriptions } from './pages/center-subscriptions'
import { CenterUpgrade } from './pages/center-upgrade'
import { CenterWallet } from './pages/center-wallet'
import { CenterWebhooks } from './pages/center-webhooks'
import type { SectionProps } from './section'
import {
  BATCH_CHECK,
  CONSULTATIONS,
  DATA_REPORTS,
  EXPORTS,
  FAVOURITES,
  HISTORY,
  INVITES,
  INVOICES,
  KEYS,
  LEADS,
  MESSAGES,
  MONITORING,
  MY_COMPANY,
  ORDERS,
  OVERVIEW,
  POSTINGS,
  PROFILE,
  REPORTS,
  SEATS,
  SECURITY,
  SUBSCRIPTIONS,
  UPGRADE,
  WALLET,
  WEBHOOKS,
} from './section-address'

interface CenterSection {
  readonly index: string
  readonly label: string
  readonly Content: ComponentType<SectionProps>
}

interface CenterGroup {
  readonly title: string
  readonly sections: readonly CenterSection[]
}

export const GROUPS: readonly CenterGroup[] = [
  {
    title: '账号',
    sections: [
      { index: OVERVIEW, label: '账号总览', Content: CenterOverview },
      { index: MESSAGES, label: '消息通知', Content: CenterMessages },
      { index: SEATS, label: '共享账号', Content: CenterSeats },
      { index: INVITES, label: '邀请好友', Content: CenterInvites },
      { index: PROFILE, label: '个人资料', Content: CenterProfile },
      { index: SECURITY, label: '账号安全', Content: CenterSecurity },
    ],
  },
  {
    title: '数据',
    sections: [
      { index: SUBSCRIPTIONS, label: '我的订阅', Content: CenterSubscriptions },
      { index: MY_COMPANY, label: '我的企业', Content: CenterMyCompany },
      { index: UPGRADE, label: '资质升级', Content: CenterUpgrade },
      { index: MONITORING, label: '企业监控', Content: CenterMonitoring },
      { index: BATCH_CHECK, label: '批量核查', Content: CenterBatchCheck },
      { index: LEADS, label: '我的跟进', Content: CenterLeads },
      { index: FAVOURITES, label: '我的收藏', Content: CenterFavourites },
      { index: HISTORY, label: '浏览记录', Content: CenterHistory },
      { index: EXPORTS, label: '导出记录', Content: CenterExports },
      { index: DATA_REPORTS, label: '数据报告', Content: CenterDataReports },
      { index: REPORTS, label: '我的纠错', Content: CenterReports },
      { index: POSTINGS, label: '我的发布', Content: CenterPostings },
      { index: CONSULTATIONS, label: '我的咨询', Content: CenterConsultations },
    ],
  },
  {
    title: '订单与发票',
    sections: [
      { index: ORDERS, label: '我的订单', Content: CenterOrders },
      { index: INVOICES, label: '我的发票', Content: CenterInvoices },
      { index: WALLET, label: '我的钱包', Content: CenterWallet },
    ],
  },
  {
    title: '开发者',
    sections: [
      { index: KEYS, label: 'API 密钥', Content: CenterKeys },
      { index: WEBHOOKS, label: 'Webhook', Content: CenterWebhooks },
    ],
  },
]

const SECTIONS = GROUPS.flatMap(({ sections }) => sections)

/** The centre page of a number; the overview for an unknown one. */
export function findSection(index: string): CenterSection {
  return SECTIONS.find((section) => section.index === index) ?? (SECTIONS[0] as CenterSection)
}
