import { randomBytes, randomUUID } from 'node:crypto'
import {
  balancePayments,
  findOrderLife,
  formatServiceCode,
  formatServiceOrderCode,
  moveServiceOrder,
  type ServiceKind,
  type ServiceOrderForm,
  USUAL_REQUIREMENTS,
} from '@zhushutong/domain/boss-orders'
import { and, asc, desc, eq, exists, ilike, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm'
import { users } from '../account/account.table'
import { containing, lockName, type Queryable, type Tx } from '../platform/db'
import { offsetOf, type PageRequest } from '../platform/http'
import { recordEvent } from './record-event'
import {
  factsOf,
  findCases,
  findContract,
  findEvents,
  findInvoices,
  type ServiceCase,
} from './service-case.store'
import { serviceFiles, serviceFirms, serviceOrders } from './service-order.table'

interface StaffOrderPage extends PageRequest {
  readonly life?: 'active' | 'done' | 'closed'
  readonly kind?: ServiceKind
  /** Only orders with files that the staff have not checked. */
  readonly unchecked?: 'yes'
  /** Searched in number, title, firm and principal; '' for no search. */
  readonly words: string
  readonly sort: 'createTime' | 'updateTime'
  readonly order: 'asc' | 'desc'
}

const SORTS = { createTime: serviceOrders.createdAt, updateTime: serviceOrders.updatedAt } as const

const LIVES: Readonly<Record<'active' | 'done' | 'closed', SQL | undefined>> = {
  active: and(isNull(serviceOrders.closedAt), ne(serviceOrders.stage, 'done')),
  done: and(isNull(serviceOrders.closedAt), eq(serviceOrders.stage, 'done')),
  closed: isNotNull(serviceOrders.closedAt),
}

export async function findStaffPage(
  orm: Queryable,
  { life, kind, unchecked, words, sort, order, ...page }: StaffOrderPage,
) {
  const like = containing(words)
  const searched = [serviceOrders.code, serviceOrders.title, serviceFirms.name, serviceFirms.principalName]
  const waiting = orm
    .select({ id: serviceFiles.id })
    .from(serviceFiles)
    .where(
      and(
        eq(serviceFiles.orderId, serviceOrders.id),
        eq(serviceFiles.state, 'submitted'),
        eq(serviceFiles.isFromStaff, false),
        isNotNull(serviceFiles.place),
      ),
    )
  const where = and(
    life && LIVES[life],
    kind && eq(serviceOrders.kind, kind),
    unchecked && and(exists(waiting), LIVES.active),
    words
      ? or(eq(serviceFirms.principalMobile, words), ...searched.map((column) => ilike(column, like)))
      : undefined,
  )
  const by = order === 'asc' ? asc : desc
  const result = () =>
    orm
      .select({ id: serviceOrders.id })
      .from(serviceOrders)
      .innerJoin(serviceFirms, eq(serviceFirms.id, serviceOrders.firmId))
      .where(where)
  const rows = await result()
    .orderBy(by(SORTS[sort]), by(serviceOrders.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  const total = await orm.$count(result().as('found'))
  return {
    cases: await findCases(
      orm,
      rows.map(({ id }) => id),
    ),
    total,
  }
}

export function staffRowView(serviceCase: ServiceCase) {
  const { order, firm, files } = serviceCase
  return {
    id: order.id,
    code: order.code,
    kind: order.kind,
    title: order.title,
    companyName: firm.name,
    principalName: firm.principalName,
    principalMobile: firm.principalMobile,
    stage: order.stage,
    life: findOrderLife(order),
    contractState: order.contractState,
    stewardName: order.stewardName,
    stewardPhone: order.stewardPhone,
    unchecked: files.filter(({ state, isFromStaff }) => state === 'submitted' && !isFromStaff).length,
    createTime: order.createdAt,
    updateTime: order.updatedAt,
  }
}

export async function staffDetailsView(orm: Queryable, serviceCase: ServiceCase, now: number) {
  const { order, firm, files, receipts } = serviceCase
  const facts = factsOf(serviceCase)
  const events = await findEvents(orm, order.id)
  const offered = await findContract(orm, order.id)
  const invoices = await findInvoices(orm, order.id)
  const next = moveServiceOrder(facts, { type: 'advance' })
  const { total, paid } = balancePayments(facts.installments, facts.paid, now)
  return {
    creditCode: firm.creditCode,
    serviceCode: order.serviceCode,
    serviceCodeUsed: order.confirmedAt !== null,
    closeReason: order.closeReason,
    contract: {
      title: offered?.title ?? '',
      text: offered?.text ?? '',
      signerName: offered?.signerName ?? null,
      decideTime: offered?.decidedAt ?? null,
      reason: offered?.reason ?? null,
    },
    total,
    paid,
    receipts: receipts.map(({ amount, receivedOn, reference, createdAt }) => ({
      amount,
      receivedOn,
      reference,
      createTime: createdAt,
    })),
    installments: [...order.installments],
    requirements: order.requirements.map((requirement) => ({
      ...requirement,
      types: [...requirement.types],
    })),
    plan: [...order.plan],
    candidates: [...order.candidates],
    matters: [...order.matters],
    files: files.map((file) => ({
      id: file.id,
      requirementId: file.requirementId,
      place: file.place ?? 'order',
      name: file.name,
      type: file.type,
      size: file.size,
      state: file.state,
      reason: file.reason,
      isFromStaff: file.isFromStaff,
      createTime: file.createdAt,
    })),
    invoices: invoices.map(({ id, number, title, amount, issuedOn }) => ({
      id,
      number,
      title,
      amount,
      issuedOn,
    })),
    events: events.map(({ at, stage, text }) => ({ time: at, stage, text })),
    obstacle: 'error' in next ? next.message : null,
  }
}

/** The account with this mobile; null before its first login. */
const findAccount = async (tx: Tx, mobile: string): Promise<string | null> => {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.mobile, mobile))
  return user?.id ?? null
}

/** Inserts an order, and its firm if new; null if the firm has another principal (BOS-01, BOS-07). */
export async function insertOrder(tx: Tx, form: ServiceOrderForm, now: number): Promise<string | null> {
  const { companyName: name, principalName, principalMobile } = form
  await lockName(tx, `service-firm:${name}`)
  const [known] = await tx.select().from(serviceFirms).where(eq(serviceFirms.name, name))
  if (known && known.principalMobile !== principalMobile) return null
  const firmId = known?.id ?? randomUUID()
  if (!known) {
    const principalId = await findAccount(tx, principalMobile)
    const creditCode = form.creditCode || null
    const firm = { id: firmId, name, creditCode, principalName, principalMobile, principalId, createdAt: now }
    await tx.insert(serviceFirms).values(firm)
  }
  const id = randomUUID()
  await tx.insert(serviceOrders).values({
    id,
    code: formatServiceOrderCode(now, randomBytes(6)),
    serviceCode: formatServiceCode(randomBytes(12)),
    firmId,
    kind: form.kind,
    title: form.title,
    stage: 'sign',
    contractState: 'none',
    installments: [],
    requirements: USUAL_REQUIREMENTS[form.kind],
    plan: [],
    candidates: [],
    matters: [],
    createdAt: now,
    updatedAt: now,
  })
  await recordEvent(tx, id, { stage: 'sign', text: '订单已创建，合同准备中', isArrival: true }, now)
  return id
}

/** Changes a firm's principal: the former one no longer sees its orders (BOS-07). */
export async function changePrincipal(
  tx: Tx,
  firmId: string,
  principal: { readonly principalName: string; readonly principalMobile: string },
): Promise<void> {
  const principalId = await findAccount(tx, principal.principalMobile)
  await tx
    .update(serviceFirms)
    .set({ ...principal, principalId })
    .where(eq(serviceFirms.id, firmId))
}
