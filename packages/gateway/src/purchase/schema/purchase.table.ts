import type { MembershipKind } from '@zhushutong/domain/membership'
import { QR_METHODS } from '@zhushutong/domain/payment-methods'
import { CLOSE_REASONS, ORDER_STATUSES } from '@zhushutong/domain/purchase'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../../account/account.table'
import { moment } from '../../platform/db/moment.column'

const ORDER_TYPES = [
  'VIP',
  'INCREMENT',
  'WEB_COMBINE',
  'CWEB_COMBINE',
  'data_report',
  'RECHARGE',
  'CHILD_ACCOUNT',
] as const
const GRANTS = [
  'svip',
  'enterprise',
  'analysis_vip',
  'staff_vacancy',
  'company_dynamic',
  'company_outnews',
  'company_qualification_expire',
  'company_anxu_expire',
  'combine',
  'export_items',
  'data_report',
  'wallet',
  'seats',
] as const

/** Packages for sale, prices in fen. The domain's `priceOf` selects a buyer's price (PAY-12). */
export const pricePackages = pgTable('price_packages', {
  id: text().primaryKey(),
  vipTypeId: text('vip_type_id').notNull(),
  name: text().notNull(),
  orderType: text('order_type', { enum: ORDER_TYPES }).notNull(),
  /** 1: points may be used; 2: not (VAL-15). */
  type: integer().notNull(),
  /**
   * The service that a purchase extends: svip, enterprise or an add-on; combine: all of `includes`; export_items:
   * none, an export job waits for the order; data_report: none, a report is made; wallet: the payer's balance; seats:
   * more shared accounts of a running enterprise VIP.
   */
  grants: text({ enum: GRANTS }).notNull(),
  /** Memberships in a combined offer, all extended by the same number of days (PAY-15). */
  includes: text().array().$type<MembershipKind[]>(),
  amount: integer().notNull(),
  discountAmount: integer('discount_amount'),
  disPrice: integer('dis_price'),
  discountId: text('discount_id'),
  discountMode: integer('discount_mode'),
  limitNum: integer('limit_num'),
  isFirstPrice: integer('is_first_price'),
  showPrice: integer('show_price'),
  realPrice: integer('real_price'),
  /** Term in days. */
  effectiveTime: integer('effective_time').notNull(),
  position: integer().notNull(),
  onSale: boolean('on_sale').notNull().default(true),
})

export const ORDER_EVENTS = [
  'created',
  'agreed',
  'method',
  'paid',
  'granted-late',
  'late',
  'paid-twice',
  'superseded',
  'expired',
  'abandoned',
  'transfer-arrived',
  'surplus',
  'short',
  'refund-requested',
  'refund-approved',
  'refund-refused',
  'refund-sent',
  'refund-done',
  'refund-failed',
  'refund-retried',
  'invoice-asked',
  'invoice-cancelled',
  'invoice-reduced',
  'invoice-issued',
  'invoice-refused',
  'invoice-red-due',
  'invoice-red',
] as const

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    /** Order number shown to the payer; the provider's out_trade_no. */
    orderCode: text('order_code').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    packageId: text('package_id')
      .notNull()
      .references(() => pricePackages.id),
    orderType: text('order_type', { enum: ORDER_TYPES }).notNull(),
    grants: text({ enum: GRANTS }).notNull(),
    includes: text().array().$type<MembershipKind[]>(),
    productName: text('product_name').notNull(),
    days: integer().notNull(),
    childNumber: integer('child_number'),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    /** fen: the domain's price, before points and wallet */
    price: integer().notNull(),
    priceReason: text('price_reason').notNull(),
    /** fen: the list price, base of a refund (MEM-05); null in old orders */
    listPrice: integer('list_price'),
    points: integer().notNull(),
    /** fen paid by the wallet, after points (WAL-03) */
    wallet: integer().notNull().default(0),
    /** fen to pay by another method */
    amount: integer().notNull(),
    currency: text().notNull().default('CNY'),
    payType: text('pay_type', { enum: ['WeChat', 'AliPay', 'CompanyPay', 'Points', 'Wallet'] }),
    /** provider:transactionId of the accepted payment. */
    transaction: text(),
    /** fen in the wallet after the payment; null without a wallet */
    balance: integer(),
    payContent: text('pay_content'),
    requestParam: text('request_param'),
    scode: text(),
    /** Version of the purchase agreement that the buyer accepted (AGR-01); null in old orders. */
    agreementVersion: text('agreement_version'),
    createdAt: moment('created_at').notNull(),
    closesAt: moment('closes_at').notNull(),
    closedAt: moment('closed_at'),
    closeReason: text('close_reason', { enum: CLOSE_REASONS }),
    paidAt: moment('paid_at'),
    grantedUntil: moment('granted_until'),
    removedAt: moment('removed_at'),
  },
  (t) => [
    // A limited price (first purchase, promotion) can be reserved by one open order only. Exports have a single
    // price.
    uniqueIndex('orders_one_open')
      .on(t.userId, t.grants)
      .where(sql`${t.status} = 'pending' and ${t.grants} <> 'export_items'`),
    index('orders_by_user').on(t.userId, t.createdAt.desc()),
    index('orders_by_closing').on(t.closesAt).where(sql`${t.status} = 'pending'`),
    check(
      'orders_amount',
      sql`${t.amount} >= 0 and ${t.wallet} >= 0 and ${t.amount} = ${t.price} - ${t.points} - ${t.wallet}`,
    ),
    check(
      'orders_status',
      sql`${t.status} in ('pending', 'paid', 'closed', 'refund-due', 'refunding', 'refunded')`,
    ),
  ],
)

/**
 * Providers that may receive a payment of the order. Stored before the provider is called, so that a lost response is
 * queried later.
 */
export const prepayments = pgTable(
  'prepayments',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    method: text({ enum: QR_METHODS }).notNull(),
    createdAt: moment('created_at').notNull(),
    /** Time at which the provider confirmed the closing. */
    closedAt: moment('closed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.method] }),
    index('prepayments_open').on(t.createdAt).where(sql`${t.closedAt} is null`),
  ],
)

/** Every confirmed payment, whatever its outcome. Rows are never deleted. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    provider: text().notNull(),
    transactionId: text('transaction_id').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    amount: integer().notNull(),
    currency: text().notNull(),
    paidAt: moment('paid_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** Payments other than `granted` are refunded (REF-05, TRF-03). */
    outcome: text({ enum: ['granted', 'late', 'paid-twice', 'surplus', 'short'] }).notNull(),
    /** True when the money arrived earlier, by bank transfers of the order (TRF-04). */
    fromTransfers: boolean('from_transfers').notNull().default(false),
  },
  (t) => [
    unique('payments_once').on(t.provider, t.transactionId),
    index('payments_refund_queue').on(t.receivedAt).where(sql`${t.outcome} <> 'granted'`),
  ],
)

/** Services granted by an order, each kind once. */
export const grants = pgTable(
  'grants',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text({ enum: GRANTS }).notNull(),
    days: integer().notNull(),
    until: moment().notNull(),
    grantedAt: moment('granted_at').notNull(),
    /** fen of the order's price for this kind: the whole price, or a part of a combined offer's */
    share: integer().notNull(),
    /** Days already posted as revenue (LED-04). */
    earnedDays: integer('earned_days').notNull().default(0),
    /** Time of the refund's approval; `until` is then the end of the used days. */
    refundedAt: moment('refunded_at'),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.kind] }), index('grants_by_user').on(t.userId, t.kind)],
)

/** History of an order (REF-01). Rows are only added, as in the audit log. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    at: moment().notNull(),
    event: text({ enum: ORDER_EVENTS }).notNull(),
    /** `buyer`, `system`, a provider, or a staff member's account. */
    actor: text().notNull(),
    /** A number of a payment or refund, a payment method, or a reason. */
    detail: text().notNull().default(''),
  },
  (t) => [index('order_events_by_order').on(t.orderId, t.id)],
)

export type OrderRow = typeof orders.$inferSelect
