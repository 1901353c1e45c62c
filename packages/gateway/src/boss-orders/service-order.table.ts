import {
  type Candidate,
  CONTRACT_STATES,
  FILE_STATES,
  type Installment,
  type Matter,
  type PlanStep,
  type Requirement,
  SERVICE_FILE_TYPE_NAMES,
  SERVICE_KINDS,
  SERVICE_STAGES,
} from '@zhushutong/domain/boss-orders'
import { INVOICE_KINDS } from '@zhushutong/domain/invoice'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/account.table'
import { moment } from '../platform/db/moment.column'

/** Firms that order services, each with its principal (BOS-07). */
export const serviceFirms = pgTable(
  'service_firms',
  {
    id: uuid().primaryKey(),
    name: text().notNull().unique(),
    creditCode: text('credit_code'),
    principalName: text('principal_name').notNull(),
    /** Identifies the principal until their account is known; '' after the account was closed. */
    principalMobile: text('principal_mobile').notNull(),
    /**
     * The principal's account since the first login, so that a new owner of the mobile number gets no access.
     */
    principalId: uuid('principal_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('service_firms_by_principal').on(t.principalId),
    index('service_firms_by_mobile').on(t.principalMobile),
  ],
)

/** Service orders (BOS-01). */
export const serviceOrders = pgTable(
  'service_orders',
  {
    id: uuid().primaryKey(),
    /** The public order number: FW20261120-7K3M9Q. */
    code: text().notNull().unique(),
    serviceCode: text('service_code').notNull().unique(),
    /** Time of the principal's confirmation by the service code. */
    confirmedAt: moment('confirmed_at'),
    firmId: uuid('firm_id')
      .notNull()
      .references(() => serviceFirms.id, { onDelete: 'cascade' }),
    kind: text({ enum: SERVICE_KINDS }).notNull(),
    title: text().notNull(),
    stage: text({ enum: SERVICE_STAGES }).notNull(),
    closedAt: moment('closed_at'),
    closeReason: text('close_reason'),
    /** Time at which the principal removed the order from the list. */
    removedAt: moment('removed_at'),
    /** Time at which the principal last opened the order. */
    seenAt: moment('seen_at'),
    stewardName: text('steward_name'),
    stewardPhone: text('steward_phone'),
    contractState: text('contract_state', { enum: CONTRACT_STATES }).notNull(),
    installments: jsonb().$type<readonly Installment[]>().notNull(),
    requirements: jsonb().$type<readonly Requirement[]>().notNull(),
    plan: jsonb().$type<readonly PlanStep[]>().notNull(),
    candidates: jsonb().$type<readonly Candidate[]>().notNull(),
    matters: jsonb().$type<readonly Matter[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Time of the latest event that is new to the principal. */
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('service_orders_by_firm').on(t.firmId, t.updatedAt),
    index('service_orders_by_update').on(t.updatedAt),
  ],
)

const ofOrder = () =>
  uuid('order_id')
    .notNull()
    .references(() => serviceOrders.id, { onDelete: 'cascade' })

/** Events of orders, for the principal and the staff (BOS-01). */
export const serviceEvents = pgTable(
  'service_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: ofOrder(),
    at: moment().notNull(),
    /** The stage after the event. */
    stage: text({ enum: SERVICE_STAGES }).notNull(),
    /** True when the order entered the stage by this event. */
    isArrival: boolean('is_arrival').notNull(),
    text: text().notNull(),
  },
  (t) => [index('service_events_by_order').on(t.orderId, t.id)],
)

/** The purpose of a file: `stage` and `order` from the principal, the others from the staff. */
export const FILE_PLACES = ['stage', 'order', 'deliverable', 'contract', 'invoice'] as const

/**
 * Files of orders; their bytes are in the file store under the id (BOS-02). The place is set once the bytes are
 * stored, so every file with a place has its bytes.
 */
export const serviceFiles = pgTable(
  'service_files',
  {
    id: uuid().primaryKey(),
    orderId: ofOrder(),
    /** The uploader; null for the staff, and after the account was closed. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** Null until the file is saved to its order. */
    place: text({ enum: FILE_PLACES }),
    requirementId: text('requirement_id'),
    name: text().notNull(),
    type: text({ enum: SERVICE_FILE_TYPE_NAMES }).notNull(),
    size: integer().notNull(),
    /** Bytes received so far. */
    received: integer().notNull(),
    /** SHA-256 in hex; null until the file is complete and checked. */
    digest: text(),
    state: text({ enum: FILE_STATES }).notNull(),
    reason: text(),
    isFromStaff: boolean('is_from_staff').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('service_files_by_order').on(t.orderId),
    index('service_files_by_owner').on(t.ownerId),
    index('service_files_unsaved').on(t.createdAt).where(sql`${t.place} is null`),
  ],
)

/** Contracts offered to a principal, with the outcome (BOS-04). */
export const serviceContracts = pgTable(
  'service_contracts',
  {
    /** Also the flow number at the signing service. */
    id: uuid().primaryKey(),
    orderId: ofOrder(),
    title: text().notNull(),
    text: text().notNull(),
    /** SHA-256 of the text in UTF-8, hex. */
    digest: text().notNull(),
    /** withdrawn: by the staff. */
    state: text({ enum: ['to-sign', 'signed', 'refused', 'withdrawn'] }).notNull(),
    signerName: text('signer_name'),
    reason: text(),
    offeredAt: moment('offered_at').notNull(),
    decidedAt: moment('decided_at'),
    /** The signed copy. */
    fileId: uuid('file_id').references(() => serviceFiles.id),
  },
  (t) => [index('service_contracts_by_order').on(t.orderId, t.offeredAt)],
)

/** Payments received for an order, fen (BOS-03). */
export const serviceReceipts = pgTable(
  'service_receipts',
  {
    id: uuid().primaryKey(),
    orderId: ofOrder(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** YYYY-MM-DD */
    receivedOn: text('received_on').notNull(),
    /** The bank's reference number: a transfer counts once. */
    reference: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('service_receipts_by_order').on(t.orderId),
    uniqueIndex('service_receipts_once').on(t.reference),
  ],
)

/** Invoices issued for an order, fen (BOS-10). */
export const serviceInvoices = pgTable(
  'service_invoices',
  {
    id: uuid().primaryKey(),
    orderId: ofOrder(),
    kind: text({ enum: INVOICE_KINDS }).notNull(),
    title: text().notNull(),
    taxNumber: text('tax_number').notNull(),
    number: text().notNull().unique(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** YYYY-MM-DD */
    issuedOn: text('issued_on').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => serviceFiles.id),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('service_invoices_by_order').on(t.orderId)],
)
