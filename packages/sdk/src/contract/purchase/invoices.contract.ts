import {
  INVOICE_DOCUMENT_TYPES,
  INVOICE_KINDS,
  INVOICE_REFUSALS,
  INVOICE_STATES,
  MAX_TITLES,
  RED_CAUSES,
  TITLE_KINDS,
} from '@zhushutong/domain/invoice'
import * as z from 'zod/mini'
import {
  atLeast,
  atMost,
  done,
  fen,
  id,
  nothing,
  pageOf,
  pageRequest,
  shortText,
  time,
} from '../shape/common'
import { endpoint } from '../shape/endpoint'

/** GET with a token: returns the file of an issued invoice or red letter of the caller's own order. */
export const INVOICE_FILE_PATH = '/jian-butler-order-biz/invoice/file/{fileId}'

/** The largest page of orders, 100. */
const MAX_ORDERS = 100

/** Longer than the forms allow, because the domain's own messages name the exact limit. */
const text = () => z._default(shortText(200), '')

const refusals = () => Object.keys(INVOICE_REFUSALS) as (keyof typeof INVOICE_REFUSALS)[]

/** The recipient of an invoice; the domain checks it field by field. */
const titleFields = () => ({
  titleKind: z.enum(TITLE_KINDS),
  title: shortText(200),
  taxNumber: text(),
  address: text(),
  phone: text(),
  bankName: text(),
  bankAccount: text(),
})

const file = () =>
  z.object({ fileId: z.string(), type: z.enum(INVOICE_DOCUMENT_TYPES), name: z.string(), href: z.string() })

const redLetter = () =>
  z.object({
    amount: fen(),
    cause: z.enum(RED_CAUSES),
    isIssued: z.boolean(),
    /** '' until the red letter is issued. */
    number: z.string(),
    issuedOn: z.nullable(z.string()),
    file: z.nullable(file()),
  })

const invoice = () =>
  z.object({
    invoiceId: z.string(),
    /** The invoice's number for the user: FP20261120000000000001. */
    invoiceCode: z.string(),
    orderId: z.string(),
    orderCode: z.string(),
    productName: z.string(),
    kind: z.enum(INVOICE_KINDS),
    titleKind: z.enum(TITLE_KINDS),
    title: z.string(),
    taxNumber: z.string(),
    address: z.string(),
    phone: z.string(),
    bankName: z.string(),
    bankAccount: z.string(),
    email: z.string(),
    state: z.enum(INVOICE_STATES),
    /** Including tax. */
    amount: fen(),
    net: fen(),
    tax: fen(),
    taxPercent: z.int(),
    /** The amount of red letters, issued or pending. */
    redFen: fen(),
    /** The reason for a rejection by the staff or for an automatic withdrawal. */
    refusal: z.nullable(z.string()),
    /**
     * Code and number of the issued invoice: '' until then; the code is always '' for fully digital
     * invoices.
     */
    series: z.string(),
    number: z.string(),
    issuedOn: z.nullable(z.string()),
    file: z.nullable(file()),
    redLetters: z.array(redLetter()),
    askTime: time(),
    decideTime: z.nullable(time()),
  })

const savedTitle = () =>
  z.object({
    titleId: z.string(),
    titleKind: z.enum(TITLE_KINDS),
    title: z.string(),
    taxNumber: z.string(),
    address: z.string(),
    phone: z.string(),
    bankName: z.string(),
    bankAccount: z.string(),
    isDefault: z.boolean(),
  })

/** Invoices of the caller's own orders. */
export const invoices = {
  ofOrders: endpoint({
    method: 'POST',
    path: '/jian-butler-order-biz/invoice/ofOrders',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ orderIds: z.array(id()).check(atLeast(1), atMost(MAX_ORDERS)) }),
    result: () =>
      z.object({
        /** The caller's orders, in the requested order. */
        records: z.array(
          z.object({
            orderId: z.string(),
            /** The amount of an invoice requested now. */
            amount: fen(),
            net: fen(),
            tax: fen(),
            taxPercent: z.int(),
            /** The reason why no invoice may be requested; null if allowed. */
            reason: z.nullable(z.enum(refusals())),
            message: z.nullable(z.string()),
            askUntil: z.nullable(time()),
            /** The issued or pending invoice, else the latest. */
            invoice: z.nullable(invoice()),
          }),
        ),
      }),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/jian-butler-order-biz/invoice/ask',
    access: 'token',
    idempotent: false,
    keyed: true,
    request: () =>
      z.strictObject({
        orderId: id(),
        kind: z.enum(INVOICE_KINDS),
        ...titleFields(),
        email: text(),
        /** Saves the title for later requests. */
        savesTitle: z._default(z.boolean(), false),
      }),
    result: invoice,
    errors: ['40001', '40011', '00429'],
  }),
  list: endpoint({
    formerName: 'page',
    method: 'POST',
    path: '/jian-butler-order-biz/invoice/page',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ state: z.optional(z.enum(INVOICE_STATES)), ...pageRequest }),
    result: () => pageOf(invoice()),
  }),
  get: endpoint({
    formerName: 'one',
    method: 'POST',
    path: '/jian-butler-order-biz/invoice/one',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ invoiceId: id() }),
    result: invoice,
    errors: ['00404'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/jian-butler-order-biz/invoice/cancel',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ invoiceId: id() }),
    result: invoice,
    errors: ['00404', '40011'],
  }),
  titles: endpoint({
    method: 'POST',
    path: '/jian-butler-order-biz/invoice/title/list',
    access: 'token',
    idempotent: true,
    request: nothing,
    result: () => z.object({ records: z.array(savedTitle()).check(atMost(MAX_TITLES)) }),
  }),
  saveTitle: endpoint({
    method: 'POST',
    path: '/jian-butler-order-biz/invoice/title/save',
    access: 'token',
    idempotent: false,
    request: () =>
      z.strictObject({
        /** The saved title to change; without it a new title is created. */
        titleId: z.optional(id()),
        ...titleFields(),
        isDefault: z._default(z.boolean(), false),
      }),
    result: savedTitle,
    errors: ['00404', '40011'],
  }),
  removeTitle: endpoint({
    method: 'POST',
    path: '/jian-butler-order-biz/invoice/title/remove',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ titleId: id() }),
    result: done,
    errors: ['00404'],
  }),
}
