import type { Viewer } from '@zhushutong/domain/access'
import type { RouteName } from '@zhushutong/domain/addresses'
import type { LoadedChangelog } from '@zhushutong/domain/changelog'
import type { Comquery } from '@zhushutong/domain/comquery'
import type { ArticleSort, ContentGroupKey, FoundGroup } from '@zhushutong/domain/content'
import type { Holding } from '@zhushutong/domain/membership'
import type { BannerClick } from '@zhushutong/domain/portal/shell'
import type { RecordKind, RecordQuery } from '@zhushutong/domain/records'
import type { IpLocation } from '@zhushutong/domain/region'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'

type SiteContent = typeof contract.content
type Statistics = typeof contract.statistics
type Login = typeof contract.login
type Orders = typeof contract.orders
type Collect = typeof contract.favourites
type Consultations = typeof contract.consultation
type Corrections = typeof contract.corrections
type Messages = typeof contract.messages
type Subscriptions = typeof contract.subscriptions
type Labour = typeof contract.labour
type Invites = typeof contract.invites
type Boss = typeof contract.bossOrder & typeof contract.bossFile
type Invoices = typeof contract.invoices
type ExportJobs = typeof contract.exports
type DataReports = typeof contract.dataReports
type Seats = typeof contract.seats
type Security = typeof contract.security
type Policies = typeof contract.policies
type Questions = typeof contract.questions
type Articles = typeof contract.articles
type ApiKeys = typeof contract.apiKeys

type HotCompanies = ResultOf<SiteContent['hotCompanies']>
type HotWords = ResultOf<SiteContent['hotSearches']>
export type FriendLinks = ResultOf<SiteContent['friendLinks']>
export type Banners = ResultOf<SiteContent['banners']>
type BottomInfo = ResultOf<SiteContent['bottomInfo']>
type Notices = ResultOf<SiteContent['news']>
type ChangeLog = ResultOf<SiteContent['changeLog']>
type Figures = ResultOf<Statistics['virtualCount']>
type Updates = ResultOf<Statistics['yesterdayRefresh']>
type Leaders = ResultOf<Statistics['boardWinning']>
type Counts = ResultOf<Statistics['biddingByProvince']>
type DataStatus = ResultOf<Statistics['dataStatus']>
type Agreement = ResultOf<Login['agreement']>
export type AgreementType = 'agreement' | 'privacy' | 'disclaimers' | 'purchase'
export type Devices = ResultOf<Security['devices']>['devices']
export type Closing = ResultOf<Security['closing']>
/** A member's keys, and calls by day. */
export type ApiKeyList = ResultOf<ApiKeys['list']> & ResultOf<ApiKeys['usage']>
export type WebhookList = ResultOf<typeof contract.webhooks.list>
export type DeliveryPage = ResultOf<typeof contract.webhooks.deliveries>
export type Order = ResultOf<Orders['get']>
export type OrderPage = ResultOf<Orders['list']>
export type RefundPrice = ResultOf<typeof contract.orders.priceRefund>
export type Wallet = ResultOf<typeof contract.wallet.info>
export type WalletPage = ResultOf<typeof contract.wallet.records>
export type ViewHistoryPage = ResultOf<Policies['history']>
export type FavouritePage = ResultOf<Collect['list']>
export type ReportPage = ResultOf<Corrections['list']>
export type ChatEntry = ResultOf<typeof contract.consultChat.gen>
export type ConsultationPage = ResultOf<Consultations['list']>
export type MessagePage = ResultOf<Messages['list']>
export type MailInfo = ResultOf<typeof contract.memberMail.info>
export type SubscriptionPage = ResultOf<Subscriptions['list']>
export type ReminderChannels = ResultOf<Subscriptions['reminderChannels']>
export type SubscriptionDigest = ResultOf<Subscriptions['digest']>
export type MyCompany = ResultOf<typeof contract.myCompany.get>
export type TenderCheck = ResultOf<typeof contract.myCompany.check>
export type QualificationUpgrades = ResultOf<typeof contract.myCompany.upgrades>
export type DueTenders = ResultOf<typeof contract.myCompany.due>
export type RivalWins = ResultOf<Subscriptions['rivalWins']>
export type SubscriptionWeek = ResultOf<Subscriptions['week']>
export type CertificateEndings = ResultOf<typeof contract.myCompany.expiring>
export type InvitePage = ResultOf<Invites['list']>
export type InviteChoices = ResultOf<Invites['choices']>
export type InvoicePage = ResultOf<Invoices['list']>
export type InvoiceTitles = ResultOf<Invoices['titles']>['records']
/** Orders with their invoices, and if they can be invoiced. */
export type OrderInvoices = ResultOf<Invoices['ofOrders']>['records']
export type PostingPage = ResultOf<Labour['list']>
export type SeatList = ResultOf<Seats['list']>
export type ExportPage = ResultOf<ExportJobs['list']>
export type DataReportPage = ResultOf<DataReports['list']>
export type ExportUsage = ResultOf<ExportJobs['usage']>

export type BossOrderPage = ResultOf<Boss['list']>
export type BossCounts = ResultOf<Boss['counts']>
type BossInvoice = ResultOf<Boss['invoiceInfo']>['invoices'][number]
type BossFile = ResultOf<Boss['saveFile']>
/** A service order with everything that its principal may see. */
export type BossOrder = ResultOf<Boss['details']> & {
  readonly events: ResultOf<Boss['process']>['events']
  readonly payments: ResultOf<Boss['payments']>
  /** null: the operator has configured none. */
  readonly account: ResultOf<Boss['bankCard']> | null
  readonly steward: ResultOf<Boss['stewardPhone']>
  readonly invoices: readonly (BossInvoice & { readonly file: BossFile | null })[]
  readonly eSign: ResultOf<Boss['eSignInfo']>
  readonly files: ResultOf<Boss['files']>['files']
  readonly requirements: ResultOf<Boss['stageFiles']>['requirements']
  readonly steps: ResultOf<Boss['plan']>['steps']
  readonly candidates: ResultOf<Boss['recruitment']>['candidates']
  readonly matters: ResultOf<Boss['management']>['matters']
}

export type ArticlePage = ResultOf<Policies['list']>
export type ArticleDetail = ResultOf<Policies['detail']>
export type ArticleItem = ArticlePage['records'][number]
export type Answers = ResultOf<Questions['answers']>
export type Tags = ResultOf<Articles['labels']>
export type ChannelCounts = ResultOf<Policies['centerCounts']>
export interface ArticleQuery {
  /** Key of a channel; undefined for all channels. */
  readonly channel?: string
  readonly category?: string
  readonly tag?: string
  readonly keyword?: string
  readonly areaCode?: string
  readonly period?: 'week' | 'month' | 'quarter' | 'year'
  readonly group?: ContentGroupKey
  readonly sort?: ArticleSort
  readonly pageNum?: number
  readonly pageSize?: number
}

/** Articles, questions, policies and standards; null for a part that is not loaded in time. */
export interface Content {
  list(query: ArticleQuery): Promise<ArticlePage | null>
  /** The most read articles of a channel, beside its list. */
  hot(channel: ArticleQuery['channel'], pageSize: number): Promise<readonly ArticleItem[] | null>
  detail(id: string): Promise<ArticleDetail | { readonly status: number }>
  answers(id: string): Promise<Answers['records'] | null>
  /** Left out of the page after 500 ms. */
  related(id: string, pageSize: number): Promise<readonly ArticleItem[] | null>
  /** The groups with articles for a keyword, and their counts. */
  groups(keyword: string): Promise<readonly FoundGroup[] | null>
  /** The newest news and policies, for the home page. */
  newest(): Promise<{
    readonly news: readonly ArticleItem[]
    readonly policies: readonly ArticleItem[]
  } | null>
  tags(channel?: string): Promise<Tags | null>
  counts(): Promise<ChannelCounts | null>
}

/** Data of shell and home page; a part that is not loaded in time is null and left out. */
export interface Site {
  figures(): Promise<Figures | null>
  updates(): Promise<Updates | null>
  board(
    name: 'company' | 'performance' | 'qualification' | 'winning',
    region?: string,
  ): Promise<Leaders | null>
  byProvince(): Promise<Counts | null>
  /** Records of each kind, their newest date and completeness (DAT-64). */
  dataStatus(): Promise<DataStatus | null>
  hotCompanies(): Promise<HotCompanies | null>
  hotWords(): Promise<HotWords | null>
  /** The links for all pages, and those for these routes and areas, separated by commas. */
  friendLinks(columns?: string): Promise<FriendLinks | null>
  banners(): Promise<Banners | null>
  /** Records a click on a banner; a failure is ignored. */
  clickBanner(click: BannerClick): Promise<void>
  /** Other news of a query type, by the first segment of its list (SHL-02). */
  bottomInfo(type: string): Promise<BottomInfo | null>
  news(): Promise<Notices | null>
  changeLog(): Promise<ChangeLog | null>
  /** The change log up to an entry, with its text; the newest entry if the id is unknown (CHG-02). */
  changeLogAt(id: string | undefined): Promise<LoadedChangelog | null>
  agreement(type: AgreementType): Promise<Agreement | null>
  /** The place of the client's address; the default city if it is unknown (REG-03). */
  location(): Promise<IpLocation | null>
  /** The place of the client's address; null if it is in no table (VAL-23). */
  knownLocation(): Promise<IpLocation | null>
}

export interface Member {
  readonly userId: string
  readonly nickName: string
  /** Masked in the middle. */
  readonly mobile: string
  readonly points: number
  /** Balance of the wallet in fen. */
  readonly walletFen: number
  readonly createdAt: number
  readonly headImgUrl: string | null
  /** True when the user can log in by WeChat. */
  readonly isWechatBound: boolean
  /** True when the user allows the recording of their use (TRK-03). */
  readonly isTracked: boolean
  readonly viewer: Viewer
  /** Everything held now or earlier, each kind with its own end. */
  readonly holdings: readonly Holding[]
  /** The gateway's time of the answer, in ms; it decides which memberships are in force. */
  readonly readAt: number
}

export interface MemberRead {
  readonly member: Member | null
  /** The request's token is no longer known to the gateway (ERR-03). */
  readonly sessionExpired: boolean
  /** The membership has ended since the last call of this login; reported once (ERR-05). */
  readonly membershipEnded: boolean
}

/** Look-ups before a page is rendered, so that an unknown address gets a complete 404 page (NAV-07). */
export interface Lookups {
  recordExists(segment: string, id: string): Promise<boolean>
  /** The id of the company that a merged one leads to (DAT-32); null for all others. */
  findSurvivor(segment: string, id: string): Promise<string | null>
  /** The target of an open short link, after counting the visit; null if there is none (PRO-01). */
  openShortLink(token: string): Promise<string | null>
  /** True when an article may be shown at a detail route. */
  articleExists(route: RouteName, id: string): Promise<boolean>
  /** True when the requested page of a list of articles exists. */
  hasArticles(query: ArticleQuery): Promise<boolean>
  /** True when the API centre has a page of this call, or group. */
  apiPageExists(id: string, of: 'call' | 'group'): Promise<boolean>
  /** True when the requested page of a search exists. */
  hasPage(kind: RecordKind, query: RecordQuery): Promise<boolean>
  /** True when the requested page of a combined query exists. */
  hasComqueryPage(query: Comquery): Promise<boolean>
}
