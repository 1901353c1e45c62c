import { randomUUID } from 'node:crypto'
import type * as demo from '@zhushutong/demo/accounts'
import { MAX_SERVICE_FILE_BYTES, UPLOADED_FILE_TYPES } from '@zhushutong/domain/boss-orders'
import { addDays, DAY_MS, dayOf } from '@zhushutong/domain/formatting'
import { eq } from 'drizzle-orm'
import * as orders from '../../boss-orders'
import { serviceFiles, serviceFirms } from '../../boss-orders/service-order.table'
import type { Files } from '../../files'
import type { Tx } from '../../platform/db'

const RULE = { types: UPLOADED_FILE_TYPES, maxBytes: MAX_SERVICE_FILE_BYTES }

type Demo = typeof demo

interface OpenOrder {
  readonly tx: Tx
  readonly files: Files
  readonly demo: Demo
  readonly id: string
  /** Time of the order, ms. */
  readonly from: number
}

const findOrder = async ({ tx, id }: Pick<OpenOrder, 'tx' | 'id'>): Promise<orders.ServiceCase> => {
  const order = await orders.findCase(tx, id)
  if (!order) throw new Error('a demo order was not inserted')
  return order
}

/** Throws if a step is refused: demo orders use the staff's own functions, and must be valid. */
const mustWork = (refusal: orders.StaffRefusal | null) => {
  if (refusal) throw new Error(`a demo order was refused: ${refusal.message}`)
}

const addFile = async (
  { files, id, demo: { demoPdf } }: OpenOrder,
  name: string,
  words: string,
  now: number,
) => {
  const fileId = await orders.addStaffFile(files, id, { name, bytes: demoPdf(words) }, RULE, now)
  if (typeof fileId !== 'string') throw new Error(`a demo file was refused: ${fileId.message}`)
  return fileId
}

type Step<T extends demo.ServiceStep['type']> = Extract<demo.ServiceStep, { type: T }>

const setInstallments = async (order: OpenOrder, { parts, receipts }: Step<'installments'>, now: number) => {
  const { tx, from } = order
  const installments = parts.map(({ name, amount, dueDay }) => ({
    id: randomUUID(),
    name,
    amount,
    dueOn: dayOf(addDays(from, dueDay)),
  }))
  mustWork(await orders.saveList(tx, await findOrder(order), 'installments', installments, now))
  for (const { amount, day } of receipts) {
    const reference = `DEMO${randomUUID().slice(0, 12).toUpperCase()}`
    const receipt = { amount, receivedOn: dayOf(addDays(from, day)), reference }
    mustWork(await orders.recordReceipt(tx, await findOrder(order), receipt, now))
  }
}

const setPlan = async (order: OpenOrder, { rows }: Step<'plan'>, now: number) => {
  const steps = rows.map(([name, planned, done]) => ({
    name,
    plannedOn: dayOf(addDays(order.from, planned)),
    doneOn: done === null ? '' : dayOf(addDays(order.from, done)),
    note: '',
  }))
  mustWork(await orders.saveList(order.tx, await findOrder(order), 'plan', steps, now))
}

const signOnPaper = async (order: OpenOrder, { title, text, scan }: Step<'paper-contract'>, now: number) => {
  const fileId = await addFile(order, scan, 'Demo contract', now)
  await orders.placeStaffFile(order.tx, fileId, 'contract')
  const contract = { title, text, fileId }
  mustWork(await orders.changeContract(order.tx, await findOrder(order), 'record', now, contract))
}

/** A principal's file for a requirement, already checked by the staff. */
const submitFile = async (order: OpenOrder, { requirementId, name, returned }: Step<'file'>, now: number) => {
  const { tx, demo } = order
  const fileId = await addFile(order, name, `Demo ${requirementId}`, now)
  const submission = {
    place: 'stage',
    requirementId,
    isFromStaff: false,
    state: 'submitted',
    ownerId: demo.DEMO_PRINCIPAL.userId,
  } as const
  await tx.update(serviceFiles).set(submission).where(eq(serviceFiles.id, fileId))
  const state = returned === null ? ('accepted' as const) : ('returned' as const)
  const check = { fileId, state, reason: returned ?? '' }
  mustWork(await orders.checkFile(tx, await findOrder(order), check, now))
}

const issueInvoice = async (
  order: OpenOrder,
  { file, kind, title, taxNumber, number, amount }: Step<'invoice'>,
  now: number,
) => {
  const fileId = await addFile(order, file, 'Demo invoice', now)
  await orders.placeStaffFile(order.tx, fileId, 'invoice')
  const invoice = { kind, title, taxNumber, number, amount, issuedOn: dayOf(now) }
  mustWork(await orders.addInvoice(order.tx, await findOrder(order), invoice, fileId, now))
}

const takeStep = async (order: OpenOrder, step: demo.ServiceStep): Promise<void> => {
  const { tx } = order
  const now = order.from + step.day * DAY_MS
  switch (step.type) {
    case 'installments':
      return setInstallments(order, step, now)
    case 'plan':
      return setPlan(order, step, now)
    case 'paper-contract':
      return signOnPaper(order, step, now)
    case 'offered-contract': {
      const contract = { title: step.title, text: step.text }
      return mustWork(await orders.changeContract(tx, await findOrder(order), 'offer', now, contract))
    }
    case 'advance': {
      const move = { type: 'advance', note: step.note } as const
      return mustWork(await orders.moveOrder(tx, await findOrder(order), move, now))
    }
    case 'file':
      return submitFile(order, step, now)
    case 'candidates': {
      const candidates = [...step.candidates]
      return mustWork(await orders.saveList(tx, await findOrder(order), 'candidates', candidates, now))
    }
    case 'invoice':
      return issueInvoice(order, step, now)
  }
}

/** Creates the orders of the demo principal, once only. */
export async function seedServiceOrders(files: Files, now: number): Promise<void> {
  const demo = await import('@zhushutong/demo/accounts')
  const { name, mobile } = demo.DEMO_PRINCIPAL
  await files.orm.transaction(async (tx) => {
    if ((await tx.$count(serviceFirms, eq(serviceFirms.principalMobile, mobile))) > 0) return
    for (const { kind, title, companyName, daysAgo, steps } of demo.DEMO_SERVICE_ORDERS) {
      const from = now - daysAgo * DAY_MS
      const principal = { principalName: name, principalMobile: mobile }
      const draft = { kind, title, companyName, creditCode: '', ...principal }
      const id = await orders.insertOrder(tx, draft, from)
      if (id === null) throw new Error('a demo firm has another principal')
      const order = { tx, files: { ...files, orm: tx }, demo, id, from }
      await orders.assignSteward(tx, await findOrder(order), demo.DEMO_STEWARD, from)
      for (const step of steps) await takeStep(order, step)
    }
  })
}
