import { STAFF_ROLE_LABELS, STAFF_ROLES } from '@zhushutong/domain/staff'
import type { Clock } from '../../platform/clock'
import type { Database } from '../../platform/db'
import { COMMAND, changeAudited, leaveUnchanged } from '../audit/audit.store'
import { refusedBy } from '../refusal'
import { type StaffChange, type StaffRefusal, staffChanges, staffState } from './change-staff'
import { findStaffByAccount, findStaffMemberPage, type StaffRow } from './staff.store'

const MAX_STAFF = 200

const STAFF_USAGE = `用法：npm run admin -- staff add <账号> <${STAFF_ROLES.join('|')}> <姓名>
      npm run admin -- staff list
      npm run admin -- staff reset <账号>
      npm run admin -- staff disable <账号>
  add      新建运营台员工，打印首次登录的密码；登录时设置自己的密码并绑定身份验证器
  list     全部员工，至多 ${MAX_STAFF} 名
  reset    忘记密码或丢失身份验证器时：打印新的首次登录密码，结束其全部登录
  disable  停用账号，立即结束其全部登录`

const CHANGES = { reset: '已重置', disable: '已停用' } as const
type Verb = keyof typeof CHANGES
const isVerb = (text: string | undefined): text is Verb => text !== undefined && Object.hasOwn(CHANGES, text)

const lineOf = ({ account, name, role, disabledAt, enrolledAt }: StaffRow): string => {
  const state = disabledAt !== null ? '  已停用' : enrolledAt === null ? '  未首次登录' : ''
  return `${account}  ${name}  ${STAFF_ROLE_LABELS[role]}${state}`
}

interface CommandCall {
  readonly database: Pick<Database, 'orm'>
  readonly clock: Clock
  readonly print: (line: string) => void
}

const runChange = async (
  { database, clock, print }: CommandCall,
  action: string,
  done: string,
  work: (changes: ReturnType<typeof staffChanges>) => Promise<StaffChange | StaffRefusal | null>,
): Promise<number> => {
  const by = { actor: COMMAND, resource: 'staff', action }
  const result = await changeAudited<StaffChange>(database, clock, by, async (tx) => {
    const change = await work(staffChanges(tx, clock, COMMAND))
    if (!change || 'problems' in change) return refusedBy(change?.message ?? '没有这个账号')
    if (change.isUnchanged) return leaveUnchanged(change)
    const { before, after } = change
    return {
      subject: after.account,
      before: before && staffState(before),
      after: staffState(after),
      result: change,
    }
  })
  if ('error' in result) {
    print(result.message ?? '未完成')
    return 1
  }
  print(`${done}：${lineOf(result.after)}`)
  if (result.password !== undefined) print(`首次登录的密码（只显示这一次）：${result.password}`)
  return 0
}

/**
 * The operator's command line over an open database; returns 0 when done, 1 when refused, 2 on a usage error (STF-05).
 */
export async function staffCommand(args: readonly string[], call: CommandCall): Promise<number> {
  const { database, print } = call
  const [verb, account = '', role = '', ...words] = args
  if (verb === 'add' && words.length > 0)
    return runChange(call, 'create', '已新建', (changes) =>
      changes.add({ account, role, name: words.join(' ') }),
    )
  if (verb === 'list' && args.length === 1) {
    const query = { pageNum: 1, pageSize: MAX_STAFF, words: '', sort: 'account', order: 'asc' } as const
    const { rows, total } = await findStaffMemberPage(database.orm, query)
    for (const row of rows) print(lineOf(row))
    print(total === 0 ? '暂无员工' : `共 ${total} 名`)
    return 0
  }
  if (isVerb(verb) && args.length === 2) {
    const staff = await findStaffByAccount(database.orm, account.toLowerCase())
    return runChange(call, verb, CHANGES[verb], async (changes) => (staff ? changes[verb](staff.id) : null))
  }
  print(STAFF_USAGE)
  return 2
}
