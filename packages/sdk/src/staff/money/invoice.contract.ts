import {
  INVOICE_DOCUMENT_TYPES,
  INVOICE_KINDS,
  INVOICE_STATES,
  MAX_INVOICE_BYTES,
  RED_CAUSES,
  TITLE_KINDS,
} from '@zhushutong/domain/invoice'
import * as z from 'zod/mini'
import { atLeast, atMost, fen, shortText, time } from '../../contract/shape/common'
import { callsOf, rowId, searchWords, staffCall } from '../resource'

const RESOURCE = 'invoice'
const LONGEST = 500

/** An issued invoice, an issued red letter, or a pending red letter. */
const paper = () =>
  z.object({
    id: z.string(),
    isRed: z.boolean(),
    amount: fen(),
    cause: z.nullable(z.enum(RED_CAUSES)),
    reason: z.string(),
    series: z.string(),
    number: z.string(),
    issuedOn: z.nullable(z.string()),
    /** The account that issued the paper; null until then. */
    issuedBy: z.nullable(z.string()),
    file: z.nullable(z.object({ name: z.string(), type: z.enum(INVOICE_DOCUMENT_TYPES), size: z.int() })),
  })

const row = () =>
  z.object({
    /** The invoice's code for the buyer. */
    id: z.string(),
    orderCode: z.string(),
    productName: z.string(),
    /** Masked. */
    mobile: z.string(),
    state: z.enum(INVOICE_STATES),
    kind: z.enum(INVOICE_KINDS),
    titleKind: z.enum(TITLE_KINDS),
    title: z.string(),
    taxNumber: z.string(),
    address: z.string(),
    phone: z.string(),
    bankName: z.string(),
    bankAccount: z.string(),
    /** '' in a list. */
    email: z.string(),
    item: z.string(),
    amount: fen(),
    net: fen(),
    tax: fen(),
    taxPercent: z.int(),
    redFen: fen(),
    refusal: z.nullable(z.string()),
    askTime: time(),
    paidTime: time(),
    decideTime: z.nullable(time()),
    decidedBy: z.nullable(z.string()),
    /** The issued invoice first, then red letters; in `get` and after an action only. */
    papers: z.optional(z.array(paper())),
    /** True in the sandbox, which generates samples. */
    mayMakeSample: z.boolean(),
  })

const upload = () =>
  z.strictObject({
    name: shortText(),
    mimeType: shortText(100),
    bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array, '请选择文件'),
  })

const issued = () => ({
  series: shortText(40),
  number: shortText(60),
  issuedOn: shortText(10),
  file: upload(),
})

const multipart = { name: 'file', maxBytes: MAX_INVOICE_BYTES, tooLarge: '发票文件不能超过 5 MB' } as const

const calls = callsOf(RESOURCE, row)

/** Invoices of orders; finance issues, rejects and red-letters them (BIL-05 to BIL-07). */
export const invoice = {
  list: calls.list(['askTime'], () => ({
    state: z.optional(z.enum(INVOICE_STATES)),
    kind: z.optional(z.enum(INVOICE_KINDS)),
    /** staff: invoices to issue or to red-letter. */
    needs: z.optional(z.literal('staff')),
    words: searchWords(),
  })),
  get: calls.get(),
  issue: { ...calls.action('issue', issued), multipart },
  refuse: calls.action('refuse', () => ({
    reason: z.string().check(z.trim(), atLeast(1), atMost(LONGEST)),
  })),
  /** Issues the pending red letter. */
  redden: { ...calls.action('redden', issued), multipart },
  /** Requires a red letter for the whole amount of a wrong invoice. */
  oweRed: calls.action('oweRed', () => ({
    reason: z.string().check(z.trim(), atLeast(1), atMost(LONGEST)),
  })),
  /** In the sandbox: generates the invoice or the pending red letter as a sample. */
  makeSample: calls.action('makeSample', () => ({})),
  /** The file of a paper, for the staff's own screen. */
  readFile: staffCall(
    RESOURCE,
    'readFile',
    {
      request: () => z.strictObject({ id: rowId(), paperId: rowId() }),
      result: () => z.object({ name: z.string(), mimeType: z.string(), content: z.string() }),
    },
    { changes: false },
  ),
}
