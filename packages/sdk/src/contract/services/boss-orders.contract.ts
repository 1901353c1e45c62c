import {
  CANDIDATE_STATES,
  CONTRACT_STATES,
  MATTER_STATES,
  ORDER_TABS,
  SERVICE_KINDS,
  SERVICE_STAGES,
} from '@zhushutong/domain/boss-orders'
import { INVOICE_KINDS } from '@zhushutong/domain/invoice'
import * as z from 'zod/mini'
import { day, done, fen, id, pageOf, pageRequest, shortText, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { bossFileView } from './boss-files.contract'

const PORTAL = '/jian-butler-portal-biz/boss/order'

/** The headers of `login.byBoss` that name the client and the device, percent-encoded. */
export const CLIENT_NAME_HEADER = 'x-client-name'
export const DEVICE_NAME_HEADER = 'x-device-name'

/** GET with a principal's token: returns a file of their order. */
export const SERVICE_FILE_PATH = `${PORTAL}/file/{fileId}`

const ofOrder = () => z.strictObject({ orderId: id() })
const stage = () => z.enum(SERVICE_STAGES)

const summary = () => ({
  orderId: z.string(),
  orderCode: z.string(),
  kind: z.enum(SERVICE_KINDS),
  kindName: z.string(),
  title: z.string(),
  companyName: z.string(),
  life: z.enum(['active', 'done', 'closed']),
  stage: stage(),
  stageName: z.string(),
  /** True when the order changed since the principal last opened it. */
  isNew: z.boolean(),
  todos: z.array(
    z.object({
      kind: z.enum(['sign', 'pay', 'upload']),
      label: z.string(),
      amount: z.nullable(fen()),
      dueOn: z.nullable(day()),
      isOverdue: z.boolean(),
    }),
  ),
  createTime: time(),
  updateTime: time(),
})

const stages = () =>
  z.array(
    z.object({
      stage: stage(),
      label: z.string(),
      state: z.enum(['done', 'current', 'ahead']),
      /** The time at which the order reached the stage; null if it has not. */
      time: z.nullable(time()),
    }),
  )

/** The service orders of a firm's principal (BOS-01 to BOS-10). Another principal's order answers 40001. */
export const bossOrder = {
  list: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/boss/order/list',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ ...pageRequest, tab: z._default(z.enum(ORDER_TABS), 'all') }),
    result: () => pageOf(z.object(summary())),
  }),
  counts: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/boss/order/queryCount',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({}),
    result: () => z.object({ all: z.int(), todo: z.int(), active: z.int(), done: z.int(), closed: z.int() }),
  }),
  details: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/boss/order/details',
    access: 'token',
    idempotent: true,
    request: ofOrder,
    result: () =>
      z.object({
        ...summary(),
        creditCode: z.nullable(z.string()),
        stageNote: z.string(),
        contract: z.enum(CONTRACT_STATES),
        stages: stages(),
        closeReason: z.nullable(z.string()),
        closeTime: z.nullable(time()),
        /** True when the principal may close the order: work has not begun. */
        isClosable: z.boolean(),
        isRemovable: z.boolean(),
      }),
    errors: ['40001'],
  }),
  process: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/boss/order/queryProcess',
    access: 'token',
    idempotent: true,
    request: ofOrder,
    result: () =>
      z.object({
        stages: stages(),
        /** The history of the order, the newest first. */
        events: z.array(z.object({ time: time(), stage: stage(), stageName: z.string(), text: z.string() })),
      }),
    errors: ['40001'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/boss/order/delOrder',
    access: 'token',
    idempotent: false,
    request: ofOrder,
    result: done,
    errors: ['40001', '40011'],
  }),
  close: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/boss/order/closeOrder',
    access: 'token',
    idempotent: false,
    request: () => z.strictObject({ orderId: id(), reason: shortText(400) }),
    result: done,
    errors: ['40001', '40011'],
  }),
  click: endpoint({
    method: 'POST',
    path: '/jian-butler-applet-biz/boss/order/clickOrder',
    access: 'token',
    idempotent: true,
    request: ofOrder,
    result: done,
    errors: ['40001'],
  }),
  payments: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/boss/order/queryPaymentInfo',
    access: 'token',
    idempotent: true,
    request: ofOrder,
    result: () =>
      z.object({
        total: fen(),
        paid: fen(),
        open: fen(),
        surplus: fen(),
        installments: z.array(
          z.object({
            name: z.string(),
            amount: fen(),
            paid: fen(),
            dueOn: day(),
            state: z.enum(['paid', 'partial', 'open', 'overdue']),
          }),
        ),
        receipts: z.array(z.object({ amount: fen(), receivedOn: day(), reference: z.string() })),
      }),
    errors: ['40001'],
  }),
  bankCard: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/boss/order/queryPaymentBankCardNum',
    access: 'token',
    idempotent: true,
    request: ofOrder,
    result: () =>
      z.object({
        accountName: z.string(),
        bankName: z.string(),
        accountNo: z.string(),
        /** The remark that the payer must write on the transfer: the order's number. */
        remark: z.string(),
      }),
    errors: ['40001', '30003'],
  }),
  stewardPhone: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/boss/order/getStewardPhone',
    access: 'token',
    idempotent: true,
    request: ofOrder,
    result: () => z.object({ name: z.string(), phone: z.string(), isAssigned: z.boolean() }),
    errors: ['40001'],
  }),
  invoiceInfo: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/boss/order/getInvoiceInfo',
    access: 'token',
    idempotent: true,
    request: ofOrder,
    result: () =>
      z.object({
        invoices: z.array(
          z.object({
            invoiceId: z.string(),
            kind: z.enum(INVOICE_KINDS),
            kindName: z.string(),
            title: z.string(),
            taxNumber: z.string(),
            number: z.string(),
            amount: fen(),
            issuedOn: day(),
            hasPicture: z.boolean(),
          }),
        ),
      }),
    errors: ['40001'],
  }),
  invoiceFiles: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/boss/order/invoiceFiles',
    access: 'token',
    idempotent: true,
    timeout: 10_000,
    request: ofOrder,
    result: () => z.object({ files: z.array(z.object({ invoiceId: z.string(), file: bossFileView() })) }),
    errors: ['40001'],
  }),
  invoicePicture: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/boss/order/getInvoicePic',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ orderId: id(), invoiceId: id() }),
    result: bossFileView,
    errors: ['40001', '30003'],
  }),
  eSignInfo: endpoint({
    method: 'POST',
    path: '/jian-butler-applet-biz/boss/order/getESignInfo',
    access: 'token',
    idempotent: true,
    request: ofOrder,
    result: () =>
      z.object({
        state: z.enum(CONTRACT_STATES),
        title: z.nullable(z.string()),
        text: z.nullable(z.string()),
        /** SHA-256 of the text in UTF-8, hex. */
        digest: z.nullable(z.string()),
        /**
         * The page for signing, as long as the contract is unsigned; null if no signing service is
         * connected.
         */
        signUrl: z.nullable(z.string()),
        signerName: z.nullable(z.string()),
        decideTime: z.nullable(time()),
        /** The reason for the refusal. */
        reason: z.nullable(z.string()),
        file: z.nullable(bossFileView()),
      }),
    errors: ['40001'],
  }),
  /** Called by the signing service with an HMAC signature instead of a token. */
  agreementCallback: endpoint({
    method: 'POST',
    path: '/jian-butler-applet-biz/boss/order/agreementCallback',
    access: 'none',
    idempotent: true,
    request: () =>
      z.strictObject({
        flowNo: id(),
        outcome: z.enum(['signed', 'refused']),
        signerName: shortText(40),
        reason: shortText(300),
        /** SHA-256 of the text that was signed or refused, hex. */
        digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
        decideTime: time(),
        /** In ms; rejected if more than 5 minutes off. */
        timestamp: time(),
        /** HMAC-SHA256, hex. */
        sign: shortText(64),
      }),
    result: done,
    errors: ['00430', '30003', '40011'],
  }),
  recruitment: endpoint({
    method: 'POST',
    path: '/jian-butler-applet-biz/boss/order/getRecruitmentInfo',
    access: 'token',
    idempotent: true,
    request: ofOrder,
    result: () =>
      z.object({
        candidates: z.array(
          z.object({
            name: z.string(),
            certificate: z.string(),
            region: z.string(),
            years: z.int(),
            state: z.enum(CANDIDATE_STATES),
            stateName: z.string(),
            note: z.string(),
          }),
        ),
      }),
    errors: ['40001', '30003'],
  }),
  management: endpoint({
    method: 'POST',
    path: '/jian-butler-applet-biz/boss/order/getManageInfoDetails',
    access: 'token',
    idempotent: true,
    request: ofOrder,
    result: () =>
      z.object({
        matters: z.array(
          z.object({
            name: z.string(),
            content: z.string(),
            dueOn: z.nullable(day()),
            state: z.enum(MATTER_STATES),
            stateName: z.string(),
          }),
        ),
      }),
    errors: ['40001', '30003'],
  }),
  plan: endpoint({
    method: 'POST',
    path: '/jian-butler-applet-biz/boss/order/getPlanDetails',
    access: 'token',
    idempotent: true,
    request: ofOrder,
    result: () =>
      z.object({
        steps: z.array(
          z.object({ name: z.string(), plannedOn: day(), doneOn: z.nullable(day()), note: z.string() }),
        ),
      }),
    errors: ['40001'],
  }),
}
