import type { Readable } from 'node:stream'
import type { PaymentMethod } from '@zhushutong/domain/payment-methods'
import type { FastifyRequest } from 'fastify'

/** A payment or an awaited transfer on the cashier's pages. */
export interface CashierItem {
  /** The id in the cashier's URLs: a payment's, or an order's for a transfer. */
  readonly id: string
  readonly orderId: string | null
  readonly orderCode: string
  readonly method: PaymentMethod
  readonly description: string
  /** fen */
  readonly amount: number
  readonly state: 'open' | 'failed' | 'scheduled' | 'paid' | 'closed'
  readonly closesAt: number
  readonly refunds: readonly {
    readonly refundCode: string
    readonly amount: number
    readonly state: 'processing' | 'done' | 'failed'
  }[]
  /** True when the next refund will fail. */
  readonly refundFails: boolean
}

export type PaymentOutcome = 'paid' | 'failed' | 'paid-late' | 'refund-fails' | 'refund-works' | 'bill-omits'

export interface Refusal {
  readonly status: number
  readonly error: string
}

export interface CashierDesk {
  /** Payments and transfers that are awaited. */
  listOpen(): Promise<readonly CashierItem[]>
  /** Finds by a payment's id, or by an order's id or code: then its newest payment, or its transfer. */
  find(id: string): Promise<CashierItem | null>
  decide(item: CashierItem, outcome: PaymentOutcome): Promise<Refusal | null>
  confirmTransfer(item: CashierItem): Promise<Refusal | null>
}

export interface BillsDesk {
  readonly channels: readonly string[]
  /** Fetches the cashier's bills and reconciles them. */
  compare(): Promise<void>
}

export interface SentMessage {
  readonly mobile: string
  readonly text: string
  readonly sentAt: number
}

export interface SentMail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly sentAt: number
  readonly files: ReadonlyArray<{ readonly id: string; readonly name: string; readonly bytes: number }>
}

interface MailFile {
  readonly name: string
  readonly mimeType: string
  readonly stream: Readable
}

export interface OfferedContract {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly digest: string
  readonly state: 'to-sign' | 'signed' | 'refused' | 'withdrawn'
  readonly offeredAt: number
}

export interface SigningDesk {
  readonly path: string
  listWaiting(): Promise<readonly OfferedContract[]>
  find(flowNo: string): Promise<OfferedContract | null>
  /** Reports the signature or the refusal to the gateway, as a signing service does; null when it was accepted. */
  report(
    contract: OfferedContract,
    outcome: 'signed' | 'refused',
    signerName: string,
    reason: string,
  ): Promise<string | null>
}

export interface WechatDesk {
  readonly path: string
  readonly callbackPath: string
  /** Marks a scan as opened on the phone. @returns false for an unknown or expired one */
  open(state: string): Promise<boolean>
  /** The code of a demo account's WeChat, or of a new one for null. */
  createCode(key: string | null): string
}

interface StaffLogin {
  readonly role: string
  readonly account: string
  readonly password: string
  /** The next unused code of the authenticator app; null if it is not enrolled. */
  readonly code: string | null
  /** Time from which the code is accepted, ms. */
  readonly from: number | null
}

/** The external services that the sandbox replaces, by the gateway; null for a service that is real. */
export interface SandboxPorts {
  readonly clock: {
    now(): number
    readonly offset: number
    advance(ms: number): { readonly ok: true } | { readonly error: string }
  }
  /** True when a page of another site sent the form. */
  isForeignForm(request: FastifyRequest): boolean
  /** Logs a demo account in. @returns its token */
  openSession(accountId: string, request: FastifyRequest): Promise<string>
  readonly sms: { listMessages(mobile: string | null, limit: number): Promise<readonly SentMessage[]> } | null
  readonly mails: {
    mails(to: string | null): Promise<readonly SentMail[]>
    file(id: string): Promise<MailFile | null>
  } | null
  readonly cashier: CashierDesk | null
  readonly bills: BillsDesk | null
  readonly wechat: WechatDesk | null
  readonly signing: SigningDesk | null
  listStaff(): Promise<readonly StaffLogin[]>
  /** The solution of an open slider puzzle. */
  readonly captcha: {
    answer(id: string): Promise<{ readonly x: number; readonly nonce: string } | null>
  } | null
}
