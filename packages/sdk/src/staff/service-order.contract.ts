import {
  CANDIDATE_STATES,
  CONTRACT_STATES,
  FILE_STATES,
  MATTER_STATES,
  MAX_SERVICE_FILE_BYTES,
  SERVICE_FILE_TYPE_NAMES,
  SERVICE_KINDS,
  SERVICE_STAGES,
} from '@zhushutong/domain/boss-orders'
import { INVOICE_KINDS } from '@zhushutong/domain/invoice'
import * as z from 'zod/mini'
import { atMost, fen, shortText, time } from '../contract/shape/common'
import { callsOf, rowId, searchWords, staffCall } from './resource'

const RESOURCE = 'serviceOrder'

const rows = <T extends z.ZodMiniType>(row: T) => z.array(row).check(atMost(100))

const installment = () =>
  z.object({ id: shortText(64), name: shortText(), amount: fen(), dueOn: shortText(10) })
const requirement = () =>
  z.object({
    id: shortText(64),
    stage: z.enum(SERVICE_STAGES),
    name: shortText(),
    note: shortText(400),
    types: z.array(z.enum(SERVICE_FILE_TYPE_NAMES)).check(atMost(10)),
    maxBytes: z.int(),
    isNeeded: z.boolean(),
  })
const planStep = () =>
  z.object({ name: shortText(), plannedOn: shortText(10), doneOn: shortText(10), note: shortText(400) })
const candidate = () =>
  z.object({
    name: shortText(),
    certificate: shortText(),
    region: shortText(),
    years: z.int(),
    state: z.enum(CANDIDATE_STATES),
    note: shortText(400),
  })
const matter = () =>
  z.object({ name: shortText(), content: shortText(400), dueOn: shortText(10), state: z.enum(MATTER_STATES) })

const file = () =>
  z.object({
    id: z.string(),
    requirementId: z.nullable(z.string()),
    place: z.string(),
    name: z.string(),
    type: z.enum(SERVICE_FILE_TYPE_NAMES),
    size: z.int(),
    state: z.enum(FILE_STATES),
    reason: z.nullable(z.string()),
    isFromStaff: z.boolean(),
    createTime: time(),
  })

const whole = () =>
  z.object({
    creditCode: z.nullable(z.string()),
    serviceCode: z.string(),
    serviceCodeUsed: z.boolean(),
    closeReason: z.nullable(z.string()),
    contract: z.object({
      title: z.string(),
      text: z.string(),
      signerName: z.nullable(z.string()),
      decideTime: z.nullable(time()),
      reason: z.nullable(z.string()),
    }),
    total: fen(),
    paid: fen(),
    receipts: z.array(
      z.object({ amount: fen(), receivedOn: z.string(), reference: z.string(), createTime: time() }),
    ),
    installments: z.array(installment()),
    requirements: z.array(requirement()),
    plan: z.array(planStep()),
    candidates: z.array(candidate()),
    matters: z.array(matter()),
    files: z.array(file()),
    invoices: z.array(
      z.object({
        id: z.string(),
        number: z.string(),
        title: z.string(),
        amount: fen(),
        issuedOn: z.string(),
      }),
    ),
    events: z.array(z.object({ time: time(), stage: z.enum(SERVICE_STAGES), text: z.string() })),
    /** The reason why the order cannot leave the stage; null if it can. */
    obstacle: z.nullable(z.string()),
  })

const row = () =>
  z.object({
    id: z.string(),
    code: z.string(),
    kind: z.enum(SERVICE_KINDS),
    title: z.string(),
    companyName: z.string(),
    principalName: z.string(),
    /** Complete in `get` and after an action, masked in `list`. */
    principalMobile: z.string(),
    stage: z.enum(SERVICE_STAGES),
    life: z.enum(['active', 'done', 'closed']),
    contractState: z.enum(CONTRACT_STATES),
    stewardName: z.nullable(z.string()),
    stewardPhone: z.nullable(z.string()),
    /** Number of files that wait for the staff. */
    unchecked: z.int(),
    createTime: time(),
    updateTime: time(),
    /** Absent in a list. */
    details: z.optional(whole()),
  })

const upload = () =>
  z.strictObject({
    name: shortText(),
    mimeType: shortText(100),
    bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array, '请选择文件'),
  })

const multipart = { name: 'file', maxBytes: MAX_SERVICE_FILE_BYTES, tooLarge: '文件不能超过 10 MB' } as const

const calls = callsOf(RESOURCE, row)
const note = () => shortText(2000)
/** An amount in yuan, as typed. */
const typedAmount = () => shortText(20)

/** Service orders of firms, managed by the staff (BOS-01 to BOS-10). */
export const serviceOrder = {
  list: calls.list(['updateTime', 'createTime'], () => ({
    life: z.optional(z.enum(['active', 'done', 'closed'])),
    kind: z.optional(z.enum(SERVICE_KINDS)),
    /** Only orders with files that wait for the staff. */
    unchecked: z.optional(z.enum(['yes'])),
    words: searchWords(),
  })),
  get: calls.get(),
  create: calls.create(() => ({
    kind: z.enum(SERVICE_KINDS),
    title: shortText(),
    companyName: shortText(),
    creditCode: shortText(),
    principalName: shortText(),
    principalMobile: shortText(40),
  })),
  advance: calls.action('advance', () => ({ note: note() })),
  back: calls.action('back', () => ({ note: note() })),
  close: calls.action('close', () => ({ reason: note() })),
  setInstallments: calls.action('setInstallments', () => ({ installments: rows(installment()) })),
  setRequirements: calls.action('setRequirements', () => ({ requirements: rows(requirement()) })),
  setPlan: calls.action('setPlan', () => ({ plan: rows(planStep()) })),
  setCandidates: calls.action('setCandidates', () => ({ candidates: rows(candidate()) })),
  setMatters: calls.action('setMatters', () => ({ matters: rows(matter()) })),
  checkFile: calls.action('checkFile', () => ({
    fileId: rowId(),
    state: z.enum(['accepted', 'returned']),
    reason: z._default(note(), ''),
  })),
  offerContract: calls.action('offerContract', () => ({
    title: shortText(),
    text: z.string().check(atMost(60_000)),
  })),
  withdrawContract: calls.action('withdrawContract', () => ({})),
  confirmReceipt: calls.action('confirmReceipt', () => ({
    amount: typedAmount(),
    receivedOn: shortText(10),
    reference: shortText(100),
  })),
  assignSteward: calls.action('assignSteward', () => ({ name: shortText(), phone: shortText(40) })),
  changePrincipal: calls.action('changePrincipal', () => ({
    principalName: shortText(),
    principalMobile: shortText(40),
    reason: note(),
  })),
  /** Uploads a deliverable, or a contract signed on paper. */
  addFile: {
    ...calls.action('addFile', () => ({ place: z.enum(['deliverable', 'contract']), file: upload() })),
    multipart,
  },
  addInvoice: {
    ...calls.action('addInvoice', () => ({
      kind: z.enum(INVOICE_KINDS),
      title: shortText(),
      taxNumber: shortText(40),
      number: shortText(40),
      amount: typedAmount(),
      issuedOn: shortText(10),
      file: upload(),
    })),
    multipart,
  },
  /** A file of the order, for the staff's own screen. */
  readFile: staffCall(
    RESOURCE,
    'readFile',
    {
      request: () => z.strictObject({ id: rowId(), fileId: rowId() }),
      result: () => z.object({ name: z.string(), mimeType: z.string(), content: z.string() }),
    },
    { changes: false },
  ),
}
