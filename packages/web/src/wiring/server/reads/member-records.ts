import type { InvoiceState } from '@zhushutong/domain/invoice'
import type { MessageKind } from '@zhushutong/domain/messages'
import type { SubjectName } from '@zhushutong/domain/subscriptions'
import { type FullClient, isPortalError } from '@zhushutong/sdk/portal'
import type {
  CertificateEndings,
  ChatEntry,
  ConsultationPage,
  DueTenders,
  FavouritePage,
  InviteChoices,
  InvitePage,
  InvoicePage,
  InvoiceTitles,
  MailInfo,
  MessagePage,
  MyCompany,
  OrderInvoices,
  PostingPage,
  QualificationUpgrades,
  ReminderChannels,
  ReportPage,
  RivalWins,
  SeatList,
  SubscriptionDigest,
  SubscriptionPage,
  SubscriptionWeek,
  TenderCheck,
  ViewHistoryPage,
} from '../../types'

interface PageQuery {
  readonly module?: string
  readonly pageNum: number
  readonly pageSize: number
}

/**
 * The reader's own consultations, favourites, reports, postings and reading history; null if loading fails.
 */
export interface MemberRecordsPort {
  /** The chat with the staff: the number of unread answers, and the staff on duty. */
  chat(): Promise<ChatEntry | null>
  consultations(query: Omit<PageQuery, 'module'>): Promise<ConsultationPage | null>
  favourites(query: PageQuery): Promise<FavouritePage | null>
  history(query: Omit<PageQuery, 'module'>): Promise<ViewHistoryPage | null>
  invites(query: Omit<PageQuery, 'module'>): Promise<InvitePage | null>
  inviteChoices(): Promise<InviteChoices | null>
  invoices(query: Omit<PageQuery, 'module'> & { readonly state?: InvoiceState }): Promise<InvoicePage | null>
  invoiceTitles(): Promise<InvoiceTitles | null>
  /** The invoices of these orders; an empty list for no orders. */
  invoicesOf(orderIds: readonly string[]): Promise<OrderInvoices | null>
  mail(): Promise<MailInfo | null>
  /** The reminder channels for the ends of memberships, besides the inbox. */
  reminderChannels(): Promise<ReminderChannels | null>
  messages(
    query: Omit<PageQuery, 'module'> & { readonly kind?: MessageKind; readonly onlyUnread?: boolean },
  ): Promise<MessagePage | null>
  postings(query: Omit<PageQuery, 'module'>): Promise<PostingPage | null>
  reports(query: PageQuery & { readonly moduleId?: string }): Promise<ReportPage | null>
  seats(): Promise<SeatList | null>
  subscriptions(
    query: Omit<PageQuery, 'module'> & { readonly of?: SubjectName },
  ): Promise<SubscriptionPage | null>
  digest(id: string): Promise<SubscriptionDigest | null>
  myCompany(): Promise<MyCompany | null>
  /** The check of a tender against the reader's own company. */
  checkTender(id: string): Promise<TenderCheck | null>
  /** The reader's own company compared with the next grades of its qualifications (QST-04). */
  upgrades(code: string | null): Promise<QualificationUpgrades | null>
  /** Tenders that end within seven days and that the reader's own company can bid for (MYC-07). */
  dueTenders(): Promise<DueTenders | null>
  /** Recent wins of the companies that the reader follows (SUB-10). */
  rivalWins(): Promise<RivalWins | null>
  /** Finds of the reader's subscriptions by day (SUB-09). */
  week(): Promise<SubscriptionWeek | null>
  /**
   * Ending certificates of the reader's own company, for the reminders of every page; hence with a short
   * time limit.
   */
  endings(): Promise<CertificateEndings | null>
}

/** The longest waits of a page, in ms: for one of its parts, and for a reminder. */
const PART_MS = 2_500
const REMINDER_MS = 1_000

const orNull = <T>(call: Promise<T>): Promise<T | null> =>
  call.catch((error: unknown) => {
    if (isPortalError(error)) return null
    throw error
  })

export function createMemberRecords({
  consultation,
  consultChat,
  favourites,
  corrections,
  invites,
  invoices,
  labour,
  memberMail,
  messages,
  myCompany,
  policies,
  seats,
  subscriptions,
}: FullClient): MemberRecordsPort {
  return {
    chat: () => orNull(consultChat.gen()),
    consultations: (query) => orNull(consultation.list(query)),
    favourites: (query) => orNull(favourites.list(query)),
    history: (query) => orNull(policies.history(query)),
    invites: (query) => orNull(invites.list(query)),
    inviteChoices: () => orNull(invites.choices()),
    invoices: (query) => orNull(invoices.list(query)),
    invoiceTitles: () => orNull(invoices.titles().then(({ records }) => records)),
    invoicesOf: async (orderIds) =>
      orderIds.length === 0
        ? []
        : orNull(invoices.ofOrders({ orderIds: [...orderIds] }).then(({ records }) => records)),
    mail: () => orNull(memberMail.info()),
    messages: (query) => orNull(messages.list(query)),
    postings: (query) => orNull(labour.list(query)),
    reports: (query) => orNull(corrections.list(query)),
    subscriptions: (query) => orNull(subscriptions.list(query)),
    reminderChannels: () => orNull(subscriptions.reminderChannels()),
    digest: (id) => orNull(subscriptions.digest({ id })),
    seats: () => orNull(seats.list()),
    myCompany: () => orNull(myCompany.get()),
    checkTender: (id) => orNull(myCompany.check({ id }, { timeout: PART_MS })),
    upgrades: (code) => orNull(myCompany.upgrades(code === null ? {} : { code })),
    dueTenders: () => orNull(myCompany.due(undefined, { timeout: PART_MS })),
    rivalWins: () => orNull(subscriptions.rivalWins(undefined, { timeout: PART_MS })),
    week: () => orNull(subscriptions.week(undefined, { timeout: PART_MS })),
    endings: () => orNull(myCompany.expiring(undefined, { timeout: REMINDER_MS })),
  }
}
