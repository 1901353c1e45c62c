import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  type ContractEvent,
  checkServiceFile,
  cleanFileName,
  type FileRule,
  findFileType,
  moveContract,
  moveServiceOrder,
  type OrderEvent,
  parseYuan,
  refuseOver,
  SERVICE_STAGE_LABELS,
  startsAs,
} from '@zhushutong/domain/boss-orders'
import { type InvoiceKind, trimTaxNumber } from '@zhushutong/domain/invoice'
import { eq } from 'drizzle-orm'
import type { Files } from '../files'
import type { Tx } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import { digestOf } from './agreement.routes'
import { recordEvent } from './record-event'
import {
  factsOf,
  findCase,
  findContract,
  lockOrder,
  type OrderRow,
  type ServiceCase,
} from './service-case.store'
import { saveStaffFile } from './service-files.store'
import {
  serviceContracts,
  serviceFiles,
  serviceInvoices,
  serviceOrders,
  serviceReceipts,
} from './service-order.table'

/** The refusal of a change by the staff; `field` is the field at fault. */
export interface StaffRefusal {
  readonly error: 'refused'
  readonly message: string
  readonly field?: string
}

type Done = StaffRefusal | null

const refused = (message: string, field?: string): StaffRefusal => ({ error: 'refused', message, field })

export interface UploadedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

const update = (tx: Tx, { id }: OrderRow, changed: Partial<OrderRow>) =>
  tx.update(serviceOrders).set(changed).where(eq(serviceOrders.id, id))

/** Loads an order under its lock, for a change by the staff. */
export async function lockCase(tx: Tx, orderId: string): Promise<ServiceCase | null> {
  if (!isUuid(orderId)) return null
  await lockOrder(tx, orderId)
  return findCase(tx, orderId)
}

/** Moves an order to another stage, or closes it (BOS-01, BOS-05). */
export async function moveOrder(
  tx: Tx,
  serviceCase: ServiceCase,
  event: OrderEvent & { readonly note?: string },
  now: number,
): Promise<Done> {
  const { order } = serviceCase
  const moved = moveServiceOrder(factsOf(serviceCase), event)
  if ('error' in moved) return refused(moved.message, event.type === 'close' ? 'reason' : 'note')
  if ('reason' in moved) {
    await update(tx, order, { closedAt: now, closeReason: moved.reason })
    await recordEvent(tx, order.id, { stage: order.stage, text: `订单已关闭：${moved.reason}` }, now)
    return null
  }
  await update(tx, order, { stage: moved.stage })
  const verb = event.type === 'back' ? '退回到' : '进入'
  const note = event.note?.trim() ? `：${event.note.trim()}` : ''
  const text = `${verb}“${SERVICE_STAGE_LABELS[moved.stage]}”${note}`
  await recordEvent(tx, order.id, { stage: moved.stage, text, isArrival: true }, now)
  return null
}

/** Replaces one of an order's lists and notifies its principal; the same list writes nothing. */
export async function saveList<L extends 'installments' | 'requirements' | 'plan' | 'candidates' | 'matters'>(
  tx: Tx,
  serviceCase: ServiceCase,
  list: L,
  rows: OrderRow[L],
  now: number,
): Promise<Done> {
  const names = {
    installments: '付款计划',
    requirements: '资料清单',
    plan: '办理计划',
    candidates: '推荐人选',
    matters: '服务事项',
  }
  const over = refuseOver(factsOf(serviceCase))
  if (over) return refused(over.message)
  const { order, files } = serviceCase
  if (list === 'requirements') {
    const requirementIds = (rows as OrderRow['requirements']).map(({ id }) => id)
    const lost = files.find(
      ({ requirementId }) => requirementId !== null && !requirementIds.includes(requirementId),
    )
    if (lost) return refused(`“${lost.name}”属于已删除的资料项，请保留它`, 'requirements')
  }
  if (isDeepStrictEqual(order[list], rows)) return null
  await update(tx, order, { [list]: rows } as Partial<OrderRow>)
  await recordEvent(tx, order.id, { stage: order.stage, text: `${names[list]}已更新` }, now)
  return null
}

/** Accepts a file of the principal, or returns it with a reason (BOS-02). */
export async function checkFile(
  tx: Tx,
  { order, files, ...rest }: ServiceCase,
  { fileId, state, reason }: { fileId: string; state: 'accepted' | 'returned'; reason: string },
  now: number,
): Promise<Done> {
  const over = refuseOver(factsOf({ order, files, ...rest }))
  if (over) return refused(over.message)
  const file = files.find(({ id, isFromStaff }) => id === fileId && !isFromStaff)
  if (!file) return refused('没有这个文件，可能已被负责人删除')
  const why = reason.trim()
  if (state === 'returned' && why === '') return refused('请写明退回的原因，负责人会看到', 'reason')
  if (why.length > 300) return refused('原因最多 300 字', 'reason')
  const changed = { state, reason: state === 'returned' ? why : null }
  if (file.state === changed.state && file.reason === changed.reason) return null
  await tx.update(serviceFiles).set(changed).where(eq(serviceFiles.id, file.id))
  const text = state === 'accepted' ? `“${file.name}”核对通过` : `“${file.name}”需要重新上传：${why}`
  await recordEvent(tx, order.id, { stage: order.stage, text }, now)
  return null
}

/** Offers a contract to the principal, withdraws it, or records that it was signed on paper (BOS-04). */
export async function changeContract(
  tx: Tx,
  serviceCase: ServiceCase,
  event: Extract<ContractEvent, 'offer' | 'withdraw' | 'record'>,
  now: number,
  offered?: { readonly title: string; readonly text: string; readonly fileId?: string },
): Promise<Done> {
  const { order, firm } = serviceCase
  const moved = moveContract(factsOf(serviceCase), event)
  if ('error' in moved) return refused(moved.message)
  if (event !== 'offer') {
    const newest = await findContract(tx, order.id)
    if (newest?.state === 'to-sign')
      await tx.update(serviceContracts).set({ state: 'withdrawn' }).where(eq(serviceContracts.id, newest.id))
  }
  if (offered) {
    const isRecord = event === 'record'
    await tx.insert(serviceContracts).values({
      id: randomUUID(),
      orderId: order.id,
      title: offered.title.trim(),
      text: offered.text.trim(),
      digest: digestOf(offered.text.trim()),
      state: isRecord ? 'signed' : 'to-sign',
      signerName: isRecord ? firm.principalName : null,
      offeredAt: now,
      decidedAt: isRecord ? now : null,
      fileId: offered.fileId ?? null,
    })
  }
  await update(tx, order, { contractState: moved.contract })
  const texts = { offer: '合同已准备好，请签署', withdraw: '合同已撤回修改', record: '纸质合同已签署并存档' }
  await recordEvent(tx, order.id, { stage: order.stage, text: texts[event] }, now)
  return null
}

/** Records a received payment; a transfer counts once, even across orders (BOS-03). */
export async function recordReceipt(
  tx: Tx,
  { order }: ServiceCase,
  { amount, receivedOn, reference }: { amount: string; receivedOn: string; reference: string },
  now: number,
): Promise<Done> {
  const fen = parseYuan(amount)
  if (fen === null) throw new Error('a receipt that was checked has an amount')
  // Also for a closed order, so that a late payment is recorded.
  const values = { id: randomUUID(), orderId: order.id, amount: fen, receivedOn, createdAt: now }
  const [row] = await tx
    .insert(serviceReceipts)
    .values({ ...values, reference: reference.trim() })
    .onConflictDoNothing()
    .returning()
  if (!row) return refused('这个银行流水号已经登记过', 'reference')
  await recordEvent(tx, order.id, { stage: order.stage, text: '款项已到账' }, now)
  return null
}

/**
 * Checks and stores a file of the staff; returns its id (BOS-02). `placeStaffFile` shows it. Without that
 * call, the file is deleted after a day.
 */
export async function addStaffFile(
  files: Files,
  orderId: string,
  { name: typed, bytes }: UploadedFile,
  rule: FileRule,
  now: number,
): Promise<string | StaffRefusal> {
  const problem = checkServiceFile({ name: typed, size: bytes.length }, rule)
  if (problem) return refused(problem, 'file')
  const type = findFileType(typed)
  if (type === null || !startsAs(type, bytes)) return refused('文件内容与格式不符', 'file')
  const id = randomUUID()
  await saveStaffFile(files, { id, orderId, name: cleanFileName(typed), type, createdAt: now }, bytes)
  return id
}

/** Stores an invoice with its file (BOS-10). */
export async function addInvoice(
  tx: Tx,
  { order }: ServiceCase,
  form: {
    readonly kind: InvoiceKind
    readonly title: string
    readonly taxNumber: string
    readonly number: string
    readonly amount: string
    readonly issuedOn: string
  },
  fileId: string,
  now: number,
): Promise<Done> {
  const fen = parseYuan(form.amount)
  if (fen === null) throw new Error('an invoice that was checked has an amount')
  const [row] = await tx
    .insert(serviceInvoices)
    .values({
      id: randomUUID(),
      orderId: order.id,
      kind: form.kind,
      title: form.title.trim(),
      taxNumber: trimTaxNumber(form.taxNumber),
      number: form.number.trim(),
      amount: fen,
      issuedOn: form.issuedOn,
      fileId,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (!row) return refused('这个发票号码已经登记过', 'number')
  await recordEvent(tx, order.id, { stage: order.stage, text: '发票已开具' }, now)
  return null
}

/** Assigns the contact person of an order's principal (BOS-06). */
export async function assignSteward(
  tx: Tx,
  { order }: ServiceCase,
  steward: { readonly name: string; readonly phone: string },
  now: number,
): Promise<void> {
  const stewardName = steward.name.trim()
  const stewardPhone = steward.phone.trim()
  if (order.stewardName === stewardName && order.stewardPhone === stewardPhone) return
  await update(tx, order, { stewardName, stewardPhone })
  await recordEvent(tx, order.id, { stage: order.stage, text: `服务管家：${stewardName}` }, now)
}

export async function tellDelivery(tx: Tx, { order }: ServiceCase, name: string, now: number): Promise<null> {
  await recordEvent(
    tx,
    order.id,
    { stage: order.stage, text: `服务方交付了文件：${cleanFileName(name)}` },
    now,
  )
  return null
}
