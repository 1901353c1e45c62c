import { randomUUID } from 'node:crypto'
import {
  MAX_SERVICE_FILE_BYTES,
  type ServiceKind,
  UPLOADED_FILE_TYPES,
  USUAL_REQUIREMENTS,
} from '@zhushutong/domain/boss-orders'
import { addDays, DAY_MS, dayOf } from '@zhushutong/domain/formatting'
import { eq } from 'drizzle-orm'
import { DEMO_ACCOUNTS } from '../../account'
import * as orders from '../../boss-orders'
import { serviceFiles, serviceFirms } from '../../boss-orders/service-order.table'
import type { Files } from '../../files'
import type { Tx } from '../../platform/db'
import { demoPdf } from './demo-pdf'

const BOSS = DEMO_ACCOUNTS.find(({ key }) => key === 'boss')
const STEWARD = { name: '周晓宁', phone: '12200007701' }
const RULE = { types: UPLOADED_FILE_TYPES, maxBytes: MAX_SERVICE_FILE_BYTES }

const CONTRACT = `甲方（委托人）：渝州澄江市政工程有限公司
乙方（服务方）：筑数通（演示）科技有限公司

一、服务内容：乙方为甲方办理安全生产许可证延期，包括资料整理、系统填报、补正与领证。
二、服务期限：自资料齐全之日起 45 个工作日。
三、费用：人民币 6,800.00 元，签约后 7 日内一次付清。
四、甲方应提供真实、完整的资料，并配合补正；因资料不实造成的后果由甲方承担。
五、乙方对甲方资料保密，未经同意不向第三方提供。
六、因乙方原因未能办理的，乙方全额退款；因政策调整未能办理的，扣除已发生的费用后退款。
七、本合同自双方签署之日起生效。`

interface Made {
  readonly tx: Tx
  readonly files: Files
  readonly id: string
}

const load = async (tx: Tx, id: string): Promise<orders.ServiceCase> => {
  const serviceCase = await orders.findCase(tx, id)
  if (!serviceCase) throw new Error('a demo order was not made')
  return serviceCase
}

/** Throws if a step is refused: demo orders use the staff's own functions, and must be valid. */
const mustWork = (refusal: orders.StaffRefusal | null) => {
  if (refusal) throw new Error(`a demo order was refused: ${refusal.message}`)
}

const make = async (tx: Tx, kind: ServiceKind, title: string, companyName: string, now: number) => {
  if (!BOSS) throw new Error('there is no demo account of a principal')
  const principal = { principalName: '王建川', principalMobile: BOSS.mobile }
  const id = await orders.insertOrder(tx, { kind, title, companyName, creditCode: '', ...principal }, now)
  if (id === null) throw new Error('a demo firm has another principal')
  await orders.assignSteward(tx, await load(tx, id), STEWARD, now)
  return id
}

const signOnPaper = async ({ tx, files, id }: Made, now: number) => {
  const scan = { name: '服务合同.pdf', bytes: demoPdf('Demo contract') }
  const fileId = await orders.addStaffFile(files, id, scan, RULE, now)
  if (typeof fileId !== 'string') return mustWork(fileId)
  await orders.placeStaffFile(tx, fileId, 'contract')
  const contract = { title: '服务合同（纸质）', text: '纸质合同，见存档的扫描件。', fileId }
  mustWork(await orders.changeContract(tx, await load(tx, id), 'record', now, contract))
}

const advance = async ({ tx, id }: Made, now: number, note: string) =>
  mustWork(await orders.moveOrder(tx, await load(tx, id), { type: 'advance', note }, now))

const plan = async (
  { tx, id }: Made,
  rows: readonly (readonly [string, number, number | null])[],
  now: number,
) => {
  const steps = rows.map(([name, planned, done]) => ({
    name,
    plannedOn: dayOf(addDays(now, planned)),
    doneOn: done === null ? '' : dayOf(addDays(now, done)),
    note: '',
  }))
  mustWork(await orders.saveList(tx, await load(tx, id), 'plan', steps, now))
}

const pay = async (
  { tx, id }: Made,
  parts: readonly (readonly [string, number, number])[],
  paid: readonly (readonly [string, number])[],
  now: number,
) => {
  const installments = parts.map(([name, amount, due]) => ({
    id: randomUUID(),
    name,
    amount,
    dueOn: dayOf(addDays(now, due)),
  }))
  mustWork(await orders.saveList(tx, await load(tx, id), 'installments', installments, now))
  for (const [amount, days] of paid) {
    const reference = `DEMO${randomUUID().slice(0, 12).toUpperCase()}`
    const receipt = { amount, receivedOn: dayOf(addDays(now, days)), reference }
    mustWork(await orders.recordReceipt(tx, await load(tx, id), receipt, now))
  }
}

/**
 * A principal's file for a requirement, already checked by the staff; it is accepted if `reason` is null,
 * otherwise returned.
 */
const send = async (
  { tx, files, id }: Made,
  requirementId: string,
  name: string,
  reason: string | null,
  now: number,
) => {
  const bytes = demoPdf(`Demo ${requirementId}`)
  const fileId = await orders.addStaffFile(files, id, { name, bytes }, RULE, now)
  if (typeof fileId !== 'string') return mustWork(fileId)
  const sent = {
    place: 'stage',
    requirementId,
    isFromStaff: false,
    state: 'submitted',
    ownerId: BOSS?.id,
  } as const
  await tx.update(serviceFiles).set(sent).where(eq(serviceFiles.id, fileId))
  const state = reason === null ? ('accepted' as const) : ('returned' as const)
  const checked = { fileId, state, reason: reason ?? '' }
  mustWork(await orders.checkFile(tx, await load(tx, id), checked, now))
}

const upgrade = async (tx: Tx, files: Files, now: number) => {
  const at = now - 12 * DAY_MS
  const id = await make(
    tx,
    'qualification',
    '市政公用工程施工总承包二级升一级',
    '渝州澄江市政工程有限公司',
    at,
  )
  const result = { tx, files, id }
  await pay(
    result,
    [
      ['首付款', 60_000_00, 3],
      ['尾款', 60_000_00, 60],
    ],
    [['60000.00', 2]],
    at,
  )
  await plan(
    result,
    [
      ['签署合同', 1, 1],
      ['首付款到账', 3, 2],
      ['资料收集与核对', 16, null],
      ['系统申报', 20, null],
      ['主管部门审批', 50, null],
      ['领取证书', 55, null],
    ],
    at,
  )
  await signOnPaper(result, at + DAY_MS)
  await advance(result, at + DAY_MS, '合同已签署')
  await advance(result, at + 2 * DAY_MS, '首付款已到账')
  await send(result, 'license', '营业执照.pdf', null, at + 4 * DAY_MS)
  await send(result, 'identity', '法人身份证.pdf', '反面拍糊了，请重新拍摄', at + 5 * DAY_MS)
}

const renewal = async (tx: Tx, files: Files, now: number) => {
  const at = now - DAY_MS
  const id = await make(tx, 'permit', '安全生产许可证延期', '渝州澄江市政工程有限公司', at)
  await pay({ tx, files, id }, [['服务费', 6_800_00, 8]], [], at)
  const contract = { title: '安全生产许可证延期服务合同', text: CONTRACT }
  mustWork(await orders.changeContract(tx, await load(tx, id), 'offer', now - DAY_MS / 2, contract))
}

const recruitment = async (tx: Tx, files: Files, now: number) => {
  const at = now - 70 * DAY_MS
  const id = await make(tx, 'staff', '一级建造师（市政）2 名', '渝州云岭建筑劳务有限公司', at)
  const result = { tx, files, id }
  await pay(result, [['服务费', 18_000_00, 5]], [['18000.00', 3]], at)
  await signOnPaper(result, at + DAY_MS)
  const [, wanted] = USUAL_REQUIREMENTS.staff
  await advance(result, at + DAY_MS, '合同已签署')
  await advance(result, at + 3 * DAY_MS, '款项已到账')
  await send(result, 'license', '营业执照.pdf', null, at + 4 * DAY_MS)
  if (wanted) await send(result, wanted.id, '用人需求表.pdf', null, at + 4 * DAY_MS)
  await advance(result, at + 5 * DAY_MS, '开始寻访')
  const candidate = { certificate: '一级建造师（市政）', region: '重庆', state: 'onboard', note: '' } as const
  const candidates = [
    { ...candidate, name: '陈立国', years: 9 },
    { ...candidate, name: '李文涛', years: 6 },
  ]
  mustWork(await orders.saveList(tx, await load(tx, id), 'candidates', candidates, at + 20 * DAY_MS))
  await advance(result, at + 25 * DAY_MS, '两名人选均已确认')
  const file = { name: '增值税普通发票.pdf', bytes: demoPdf('Demo invoice') }
  const fileId = await orders.addStaffFile(files, id, file, RULE, at + 30 * DAY_MS)
  if (typeof fileId !== 'string') return mustWork(fileId)
  await orders.placeStaffFile(tx, fileId, 'invoice')
  const invoice = {
    kind: 'ordinary',
    title: '渝州云岭建筑劳务有限公司',
    taxNumber: '91500000Y000000020',
    number: '00000000000000000012',
    amount: '18000.00',
    issuedOn: dayOf(at + 30 * DAY_MS),
  } as const
  mustWork(await orders.addInvoice(tx, await load(tx, id), invoice, fileId, at + 30 * DAY_MS))
  await advance(result, at + 32 * DAY_MS, '人员已到岗')
}

/**
 * Creates three orders of the demo principal, once only: documents to upload, a contract to sign, and a
 * finished order.
 */
export async function seedServiceOrders(files: Files, now: number): Promise<void> {
  if (!BOSS) return
  await files.orm.transaction(async (tx) => {
    if ((await tx.$count(serviceFirms, eq(serviceFirms.principalMobile, BOSS.mobile))) > 0) return
    const filesOfSeed = { ...files, orm: tx }
    await recruitment(tx, filesOfSeed, now)
    await upgrade(tx, filesOfSeed, now)
    await renewal(tx, filesOfSeed, now)
  })
}
