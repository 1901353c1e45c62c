import {
  INVOICE_DOCUMENT_TYPES,
  INVOICE_KINDS,
  INVOICE_STATES,
  RED_CAUSES,
  TITLE_KINDS,
} from '@zhushutong/domain/invoice'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../account/account.table'
import { moment } from '../../platform/db/moment.column'
import { orders } from './purchase.table'
import { refunds } from './refund.table'

/** Invoice title (the buyer on the invoice); '' for fields that are not required (BIL-02). */
const titleColumns = () => ({
  titleKind: text('title_kind', { enum: TITLE_KINDS }).notNull(),
  title: text().notNull(),
  taxNumber: text('tax_number').notNull(),
  address: text().notNull(),
  phone: text().notNull(),
  bankName: text('bank_name').notNull(),
  bankAccount: text('bank_account').notNull(),
})

/** Requested invoices; each belongs to its order's buyer (BIL-01). Rows are never deleted. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey(),
    /** Shown to the buyer: FP20261120000000000001. */
    invoiceCode: text('invoice_code').notNull().unique(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: INVOICE_KINDS }).notNull(),
    ...titleColumns(),
    email: text().notNull(),
    /** fen, with tax */
    amount: integer().notNull(),
    /** The rate at the time of the request (BIL-04). */
    taxPercent: integer('tax_percent').notNull(),
    state: text({ enum: INVOICE_STATES }).notNull(),
    /** fen of the amount with a red letter, issued or due (BIL-07) */
    redFen: integer('red_fen').notNull().default(0),
    /** Reason of the refusal or cancellation, shown to the buyer. */
    refusal: text(),
    /** Account name of the staff member who issued or refused it. */
    decidedBy: text('decided_by'),
    askedAt: moment('asked_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    uniqueIndex('invoices_one_live').on(t.orderId).where(sql`${t.state} in ('asked', 'issued', 'red-due')`),
    index('invoices_by_order').on(t.orderId, t.askedAt.desc()),
    index('invoices_by_state').on(t.state, t.askedAt.desc()),
    check('invoices_amount', sql`${t.amount} > 0 and ${t.redFen} between 0 and ${t.amount}`),
  ],
)

/** Issued invoices and red letters with their files; a red letter is due until it has a number (BIL-06, BIL-07). */
export const invoicePapers = pgTable(
  'invoice_papers',
  {
    id: uuid().primaryKey(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    isRed: boolean('is_red').notNull(),
    /** fen, with tax; positive for red letters too */
    amount: integer().notNull(),
    cause: text({ enum: RED_CAUSES }),
    refundId: uuid('refund_id').references(() => refunds.id),
    reason: text().notNull().default(''),
    /** '' for fully digital invoices, which have a number only. */
    series: text().notNull().default(''),
    number: text().notNull().default(''),
    /** YYYY-MM-DD */
    issuedOn: text('issued_on'),
    issuedBy: text('issued_by'),
    fileType: text('file_type', { enum: INVOICE_DOCUMENT_TYPES }),
    fileSize: integer('file_size'),
    /** The file in the area `invoices`. */
    fileId: uuid('file_id'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('invoice_papers_number').on(t.series, t.number).where(sql`${t.number} <> ''`),
    uniqueIndex('invoice_papers_one_issued').on(t.invoiceId).where(sql`not ${t.isRed}`),
    uniqueIndex('invoice_papers_one_of_refund').on(t.refundId),
    index('invoice_papers_by_invoice').on(t.invoiceId, t.createdAt),
  ],
)

/** Saved invoice titles of an account (BIL-08). */
export const invoiceTitles = pgTable(
  'invoice_titles',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...titleColumns(),
    isDefault: boolean('is_default').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('invoice_titles_one_each').on(t.userId, t.title, t.taxNumber),
    uniqueIndex('invoice_titles_one_default').on(t.userId).where(sql`${t.isDefault}`),
  ],
)
