import type { InvoiceState } from '@zhushutong/domain/invoice'
import { isPortalError, type PortalClient } from '@zhushutong/sdk'
import type {
  ChatEntry,
  ConsultationPage,
  FavouritePage,
  InviteChoices,
  InvitePage,
  InvoicePage,
  InvoiceTitles,
  OrderInvoices,
  PostingPage,
  ReportPage,
  SeatList,
  ViewHistoryPage,
} from '../types'

interface Asked {
  readonly module?: string
  readonly pageNum: number
  readonly pageSize: number
}

/** The reader's own consultations, favourites, reports, postings and what they have read; null if loading fails. */
export interface MemberRecordsPort {
  /** The chat with the staff: how many answers the reader has not seen, and who is there. */
  chat(): Promise<ChatEntry | null>
  consultations(asked: Omit<Asked, 'module'>): Promise<ConsultationPage | null>
  favourites(asked: Asked): Promise<FavouritePage | null>
  history(asked: Omit<Asked, 'module'>): Promise<ViewHistoryPage | null>
  invites(asked: Omit<Asked, 'module'>): Promise<InvitePage | null>
  inviteChoices(): Promise<InviteChoices | null>
  invoices(asked: Omit<Asked, 'module'> & { readonly state?: InvoiceState }): Promise<InvoicePage | null>
  invoiceTitles(): Promise<InvoiceTitles | null>
  /** Of these orders; none without any. */
  invoicesOf(orderIds: readonly string[]): Promise<OrderInvoices | null>
  postings(asked: Omit<Asked, 'module'>): Promise<PostingPage | null>
  reports(asked: Asked & { readonly moduleId?: string }): Promise<ReportPage | null>
  seats(): Promise<SeatList | null>
}

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
  policies,
  seats,
}: PortalClient): MemberRecordsPort {
  return {
    chat: () => orNull(consultChat.gen()),
    consultations: (asked) => orNull(consultation.page(asked)),
    favourites: (asked) => orNull(favourites.page(asked)),
    history: (asked) => orNull(policies.history(asked)),
    invites: (asked) => orNull(invites.page(asked)),
    inviteChoices: () => orNull(invites.choices()),
    invoices: (asked) => orNull(invoices.page(asked)),
    invoiceTitles: () => orNull(invoices.titles().then(({ records }) => records)),
    invoicesOf: async (orderIds) =>
      orderIds.length === 0
        ? []
        : orNull(invoices.ofOrders({ orderIds: [...orderIds] }).then(({ records }) => records)),
    postings: (asked) => orNull(labour.page(asked)),
    reports: (asked) => orNull(corrections.page(asked)),
    seats: () => orNull(seats.list()),
  }
}
