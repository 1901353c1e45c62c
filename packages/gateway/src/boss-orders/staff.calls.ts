import { isDeepStrictEqual } from 'node:util'
import {
  checkCandidates,
  checkContractText,
  checkInstallments,
  checkInvoiceEntry,
  checkMatters,
  checkPlan,
  checkReceipt,
  checkRequirements,
  checkServiceOrder,
  checkSteward,
  type FileRule,
  type FormProblem,
  INVOICE_FILE_TYPES,
  MAX_SERVICE_FILE_BYTES,
  SERVICE_FILE_TYPES,
  trimServiceOrder,
  UPLOADED_FILE_TYPES,
} from '@zhushutong/domain/boss-orders'
import { dayOf, maskPhone } from '@zhushutong/domain/formatting'
import { isMobile } from '@zhushutong/domain/login'
import type { StaffContract } from '@zhushutong/sdk/staff'
import {
  GONE,
  leaveUnchanged,
  type ResourceDeps,
  refusedBy,
  type StaffContext,
  type StaffHandlers,
  wrongFields,
} from '../console'
import { createFiles, readFile } from '../files'
import type { Tx } from '../platform/db'
import { type Failure, pageOf } from '../platform/http'
import * as orders from './'

type Calls = StaffHandlers<StaffContract['serviceOrder']>
type Work = (tx: Tx, serviceCase: orders.ServiceCase) => Promise<orders.StaffRefusal | Failure | null>

const DELIVERED: FileRule = { types: UPLOADED_FILE_TYPES, maxBytes: MAX_SERVICE_FILE_BYTES }
const PAPER: FileRule = { types: ['pdf', 'jpg', 'png'], maxBytes: MAX_SERVICE_FILE_BYTES }
const INVOICE: FileRule = { types: INVOICE_FILE_TYPES, maxBytes: MAX_SERVICE_FILE_BYTES }
const OTHER_PRINCIPAL = '这家企业登记的负责人是另一个手机号，请核对，或在它的订单里更换负责人'

const failureOf = (refusal: orders.StaffRefusal | Failure): Failure =>
  refusal.error === 'refused'
    ? refusedBy(refusal.message ?? '', (refusal as orders.StaffRefusal).field)
    : (refusal as Failure)

/**
 * The state for the audit log: the order without its ids and technical times, its files by name, and its receipts by
 * reference.
 */
const auditState = ({ order, firm, files, receipts }: orders.ServiceCase) => {
  const { id: _, createdAt: __, updatedAt: ___, seenAt: ____, serviceCode: _____, ...state } = order
  return {
    ...state,
    principalName: firm.principalName,
    principalMobile: firm.principalMobile,
    files: files.map(({ name, state: checked }) => `${name} ${checked}`),
    receipts: receipts.map(({ amount, reference }) => `${amount} ${reference}`),
  }
}

/** Service orders: created, moved, checked and billed by the staff (BOS-01 to BOS-10). */
export function serviceOrderCalls({ database, config }: ResourceDeps): Calls {
  const { orm } = database
  const files = createFiles({ config, database })

  const view = async (db: typeof orm | Tx, serviceCase: orders.ServiceCase, now: number) => ({
    ...orders.staffRowView(serviceCase),
    details: await orders.staffDetailsView(db, serviceCase, now),
  })

  /** Changes an order that is locked meanwhile; the audit entry has the differences and the texts in `said`. */
  const run = (
    { change, now }: StaffContext,
    action: string,
    id: string,
    work: Work,
    said: Readonly<Record<string, string>> = {},
  ) =>
    change(action, async (tx) => {
      const before = await orders.lockCase(tx, id)
      if (!before) return GONE
      const refusal = await work(tx, before)
      if (refusal) return failureOf(refusal)
      const after = await orders.findCase(tx, id)
      if (!after) return GONE
      const result = await view(tx, after, now)
      if (isDeepStrictEqual(before, after)) return leaveUnchanged(result)
      return { subject: id, before: auditState(before), after: { ...auditState(after), ...said }, result }
    })

  /** Stores a file before the change that shows it: storing may be slow, and no lock may wait for it. */
  const keep = async (id: string, file: orders.UploadedFile, rule: FileRule, now: number) => {
    if (!(await orders.findCase(orm, id))) return GONE
    const added = await orders.addStaffFile(files, id, file, rule, now)
    return typeof added === 'string' ? added : failureOf(added)
  }

  const checked = (problems: readonly FormProblem[]): Failure | null =>
    problems.length > 0 ? wrongFields(problems) : null

  return {
    async list({ sort = 'updateTime', ...query }) {
      const { cases, total } = await orders.findStaffPage(orm, { sort, ...query })
      const rows = cases
        .map(orders.staffRowView)
        .map((row) => ({ ...row, principalMobile: maskPhone(row.principalMobile) }))
      return pageOf(query, rows, total)
    },
    async get({ id }, { now }) {
      const serviceCase = await orders.findCase(orm, id)
      return serviceCase ? view(orm, serviceCase, now) : GONE
    },
    async create(input, context) {
      const form = trimServiceOrder(input)
      const wrong = checked(checkServiceOrder(form))
      if (wrong) return wrong
      return context.change('create', async (tx) => {
        const id = await orders.insertOrder(tx, form, context.now)
        const serviceCase = id === null ? null : await orders.findCase(tx, id)
        if (!serviceCase) return refusedBy(OTHER_PRINCIPAL, 'principalMobile')
        const result = await view(tx, serviceCase, context.now)
        return { subject: serviceCase.order.id, before: null, after: auditState(serviceCase), result }
      })
    },
    advance: ({ id, note }, context) =>
      run(context, 'advance', id, (tx, serviceCase) =>
        orders.moveOrder(tx, serviceCase, { type: 'advance', note }, context.now),
      ),
    back: ({ id, note }, context) =>
      run(context, 'back', id, (tx, serviceCase) =>
        orders.moveOrder(tx, serviceCase, { type: 'back', note }, context.now),
      ),
    close: ({ id, reason }, context) =>
      run(context, 'close', id, (tx, serviceCase) =>
        orders.moveOrder(tx, serviceCase, { type: 'close', by: 'staff', reason }, context.now),
      ),
    setInstallments: ({ id, installments }, context) =>
      run(
        context,
        'setInstallments',
        id,
        async (tx, serviceCase) =>
          checked(checkInstallments(installments)) ??
          orders.saveList(tx, serviceCase, 'installments', installments, context.now),
      ),
    setRequirements: ({ id, requirements }, context) =>
      run(
        context,
        'setRequirements',
        id,
        async (tx, serviceCase) =>
          checked(checkRequirements(serviceCase.order.kind, requirements)) ??
          orders.saveList(tx, serviceCase, 'requirements', requirements, context.now),
      ),
    setPlan: ({ id, plan }, context) =>
      run(
        context,
        'setPlan',
        id,
        async (tx, serviceCase) =>
          checked(checkPlan(plan)) ?? orders.saveList(tx, serviceCase, 'plan', plan, context.now),
      ),
    setCandidates: ({ id, candidates }, context) =>
      run(
        context,
        'setCandidates',
        id,
        async (tx, serviceCase) =>
          checked(checkCandidates(candidates)) ??
          orders.saveList(tx, serviceCase, 'candidates', candidates, context.now),
      ),
    setMatters: ({ id, matters }, context) =>
      run(
        context,
        'setMatters',
        id,
        async (tx, serviceCase) =>
          checked(checkMatters(matters)) ?? orders.saveList(tx, serviceCase, 'matters', matters, context.now),
      ),
    checkFile: ({ id, ...fields }, context) =>
      run(context, 'checkFile', id, (tx, serviceCase) =>
        orders.checkFile(tx, serviceCase, fields, context.now),
      ),
    offerContract: ({ id, ...offered }, context) =>
      run(
        context,
        'offerContract',
        id,
        async (tx, serviceCase) =>
          checked(checkContractText(offered)) ??
          orders.changeContract(tx, serviceCase, 'offer', context.now, offered),
      ),
    withdrawContract: ({ id }, context) =>
      run(context, 'withdrawContract', id, (tx, serviceCase) =>
        orders.changeContract(tx, serviceCase, 'withdraw', context.now),
      ),
    confirmReceipt: ({ id, ...receipt }, context) =>
      run(
        context,
        'confirmReceipt',
        id,
        async (tx, serviceCase) =>
          checked(checkReceipt(receipt, dayOf(context.now))) ??
          orders.recordReceipt(tx, serviceCase, receipt, context.now),
      ),
    assignSteward: ({ id, ...steward }, context) =>
      run(context, 'assignSteward', id, async (tx, serviceCase) => {
        const wrong = checked(checkSteward(steward))
        if (!wrong) await orders.assignSteward(tx, serviceCase, steward, context.now)
        return wrong
      }),
    changePrincipal: ({ id, principalName, principalMobile, reason }, context) => {
      const work: Work = async (tx, { firm }) => {
        const principal = { principalName: principalName.trim(), principalMobile: principalMobile.trim() }
        if (principal.principalName === '') return refusedBy('请填写负责人姓名', 'principalName')
        if (!isMobile(principal.principalMobile))
          return refusedBy('请填写正确的 11 位手机号', 'principalMobile')
        if (reason.trim() === '') return refusedBy('请写明更换的依据', 'reason')
        const isSame =
          firm.principalName === principal.principalName && firm.principalMobile === principal.principalMobile
        if (!isSame) await orders.changePrincipal(tx, firm.id, principal)
        return null
      }
      return run(context, 'changePrincipal', id, work, { reason: reason.trim() })
    },
    async addFile({ id, place, file }, context) {
      const fileId = await keep(id, file, place === 'contract' ? PAPER : DELIVERED, context.now)
      if (typeof fileId !== 'string') return fileId
      return run(context, 'addFile', id, async (tx, serviceCase) => {
        await orders.placeStaffFile(tx, fileId, place)
        if (place === 'deliverable') return orders.tellDelivery(tx, serviceCase, file.name, context.now)
        const offered = { title: '服务合同（纸质）', text: '纸质合同，见存档的扫描件。', fileId }
        return orders.changeContract(tx, serviceCase, 'record', context.now, offered)
      })
    },
    async addInvoice({ id, file, ...form }, context) {
      const wrong = checked(checkInvoiceEntry(form, dayOf(context.now)))
      if (wrong) return wrong
      const fileId = await keep(id, file, INVOICE, context.now)
      if (typeof fileId !== 'string') return fileId
      return run(context, 'addInvoice', id, async (tx, serviceCase) => {
        await orders.placeStaffFile(tx, fileId, 'invoice')
        return orders.addInvoice(tx, serviceCase, form, fileId, context.now)
      })
    },
    async readFile({ id, fileId }) {
      const serviceCase = await orders.findCase(orm, id)
      const file = serviceCase?.files.find((entry) => entry.id === fileId)
      const bytes = file && (await readFile(files, { area: 'service-files', id: fileId }, 'staff'))
      if (!file || !bytes) return GONE
      const { mimeType } = SERVICE_FILE_TYPES[file.type]
      return { name: file.name, mimeType, content: bytes.toString('base64') }
    },
  }
}
