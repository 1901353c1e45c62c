import { isPortalError, type PortalClient } from '@zhushutong/sdk'
import type {
  ConsultationPage,
  FavouritePage,
  InviteChoices,
  InvitePage,
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
  consultations(asked: Omit<Asked, 'module'>): Promise<ConsultationPage | null>
  favourites(asked: Asked): Promise<FavouritePage | null>
  history(asked: Omit<Asked, 'module'>): Promise<ViewHistoryPage | null>
  invites(asked: Omit<Asked, 'module'>): Promise<InvitePage | null>
  inviteChoices(): Promise<InviteChoices | null>
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
  favourites,
  corrections,
  invites,
  labour,
  policies,
  seats,
}: PortalClient): MemberRecordsPort {
  return {
    consultations: (asked) => orNull(consultation.page(asked)),
    favourites: (asked) => orNull(favourites.page(asked)),
    history: (asked) => orNull(policies.history(asked)),
    invites: (asked) => orNull(invites.page(asked)),
    inviteChoices: () => orNull(invites.choices()),
    postings: (asked) => orNull(labour.page(asked)),
    reports: (asked) => orNull(corrections.page(asked)),
    seats: () => orNull(seats.list()),
  }
}
