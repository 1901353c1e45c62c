import type { LoginRefusal } from '@zhushutong/domain/login'
import type { BrowserClient } from './browser/client'
import type { CallFailure } from './browser/failure'
import { NO_NETWORK } from './no-network'

/**
 * The methods of a port whose return type does not include this failure: their callers would misread it.
 */
type Misfit<T, F> = {
  [M in keyof T]: T[M] extends (...args: never[]) => Promise<void>
    ? never
    : T[M] extends (...args: never[]) => Promise<infer Answer>
      ? F extends Answer
        ? never
        : M
      : M
}[keyof T]

/**
 * A port of islands. Its adapter is loaded with the first call, so that pages stay small until then.
 * @param failure the answer of every call when the adapter itself cannot be loaded
 */
const inBrowser = <T, F>(
  load: () => Promise<(client: BrowserClient) => T>,
  failure: F & ([Misfit<NoInfer<T>, F>] extends [never] ? unknown : { misfit: Misfit<NoInfer<T>, F> }),
) => ({ side: 'browser', load, failure: failure as unknown }) as const

const FAILED: CallFailure = { error: 'network', message: NO_NETWORK, fields: [] }
/** The assistant's failure, as its stream may fail to open. */
const UNANSWERED = { error: 'broken', reason: null } as const
const NOT_LOGGED_IN: LoginRefusal = { error: { http: null, code: null, message: NO_NETWORK } }

/**
 * Every port of the islands.
 */
export const PORTS = {
  login: inBrowser(() => import('./browser/login').then((m) => m.createLogin), NOT_LOGGED_IN),
  bossActions: inBrowser(
    () => import('./browser/member/boss-actions').then((m) => m.createBossActions),
    FAILED,
  ),
  slider: inBrowser(() => import('./browser/slider').then((m) => m.createSlider), FAILED),
  orders: inBrowser(() => import('./browser/member/purchase').then((m) => m.createOrders), FAILED),
  offers: inBrowser(() => import('./browser/member/purchase').then((m) => m.createPurchaseReads), FAILED),
  security: inBrowser(() => import('./browser/member/security').then((m) => m.createSecurity), FAILED),
  account: inBrowser(() => import('./browser/member/account').then((m) => m.createAccount), FAILED),
  apiKeys: inBrowser(() => import('./browser/member/api-keys').then((m) => m.createApiKeys), FAILED),
  webhooks: inBrowser(() => import('./browser/member/webhooks').then((m) => m.createWebhooks), FAILED),
  wallet: inBrowser(() => import('./browser/member/wallet').then((m) => m.createWallet), FAILED),
  seats: inBrowser(() => import('./browser/member/seats').then((m) => m.createSeats), FAILED),
  invoices: inBrowser(() => import('./browser/member/invoices').then((m) => m.createInvoices), FAILED),
  favourites: inBrowser(() => import('./browser/member/favourites').then((m) => m.createFavourites), FAILED),
  corrections: inBrowser(
    () => import('./browser/member/corrections').then((m) => m.createCorrections),
    FAILED,
  ),
  consultations: inBrowser(
    () => import('./browser/member/consultations').then((m) => m.createConsultations),
    FAILED,
  ),
  assistant: inBrowser(() => import('./browser/assistant').then((m) => m.createAssistant), UNANSWERED),
  consultChat: inBrowser(
    () => import('./browser/member/consult-chat').then((m) => m.createConsultChat),
    FAILED,
  ),
  mail: inBrowser(() => import('./browser/member/member-mail').then((m) => m.createMemberMail), FAILED),
  inbox: inBrowser(() => import('./browser/member/inbox').then((m) => m.createInbox), FAILED),
  invites: inBrowser(() => import('./browser/member/invites').then((m) => m.createInvites), FAILED),
  subscriptions: inBrowser(
    () => import('./browser/member/subscriptions').then((m) => m.createSubscriptions),
    FAILED,
  ),
  myCompany: inBrowser(() => import('./browser/member/my-company').then((m) => m.createMyCompany), FAILED),
  changelog: inBrowser(() => import('./browser/changelog').then((m) => m.createChangelog), FAILED),
  views: inBrowser(() => import('./browser/article-views').then((m) => m.createArticleViews), null),
  viewHistory: inBrowser(
    () => import('./browser/member/view-history').then((m) => m.createViewHistory),
    FAILED,
  ),
  postings: inBrowser(() => import('./browser/member/postings').then((m) => m.createPostings), FAILED),
  recordHistory: inBrowser(() => import('./browser/record-history').then((m) => m.createRecordHistory), null),
  choiceCounts: inBrowser(() => import('./browser/choice-counts').then((m) => m.createChoiceCounts), null),
  suggestions: inBrowser(() => import('./browser/suggestions').then((m) => m.createSuggestions), null),
  exports: inBrowser(() => import('./browser/member/exports').then((m) => m.createExports), FAILED),
  dataReports: inBrowser(
    () => import('./browser/member/data-reports').then((m) => m.createDataReports),
    FAILED,
  ),
  preview: inBrowser(() => import('./browser/comquery').then((m) => m.createPreview), FAILED),
}

type Ports = typeof PORTS

export type PortName = keyof Ports

export type Port<N extends keyof Ports> = ReturnType<Awaited<ReturnType<Ports[N]['load']>>>
