/** The roles of the staff (STF-01). */
export const STAFF_ROLES = ['editor', 'service', 'finance', 'admin'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

export const STAFF_ROLE_LABELS: Readonly<Record<StaffRole, string>> = {
  editor: '编辑',
  service: '客服',
  finance: '财务',
  admin: '管理员',
}

/** A resource of the back office: its name, the roles that read it and the roles that change it (STF-01). */
interface ResourceRights {
  readonly label: string
  readonly reads: readonly StaffRole[]
  readonly changes: readonly StaffRole[]
}

const SERVICE = ['service', 'admin'] as const
const ANSWERS = ['editor', 'service', 'admin'] as const
const ADMIN = ['admin'] as const
const FINANCE = ['finance', 'admin'] as const
const ACCOUNTS = ['service', 'finance', 'admin'] as const
/** Figures about texts, pages and orders, for the roles that write content and manage money. */
const USAGE = ['editor', 'finance', 'admin'] as const
const EDITOR = ['editor', 'admin'] as const

/** The only table of rights: the gateway's calls and the menu of the back office follow from it. */
export const STAFF_RESOURCES = {
  consultation: { label: '咨询', reads: SERVICE, changes: SERVICE },
  chat: { label: '在线咨询', reads: SERVICE, changes: SERVICE },
  posting: { label: '用工审核', reads: SERVICE, changes: SERVICE },
  serviceOrder: { label: '服务订单', reads: SERVICE, changes: SERVICE },
  correction: { label: '纠错', reads: ANSWERS, changes: ANSWERS },
  claim: { label: '认领', reads: ANSWERS, changes: ANSWERS },
  verification: { label: '人工核验', reads: ANSWERS, changes: ANSWERS },
  doubt: { label: '待核实数值', reads: ANSWERS, changes: [] },
  importBatch: { label: '数据导入', reads: EDITOR, changes: EDITOR },
  source: { label: '数据来源', reads: EDITOR, changes: EDITOR },
  double: { label: '疑似重复', reads: EDITOR, changes: EDITOR },
  shortLink: { label: '推广短链', reads: EDITOR, changes: EDITOR },
  article: { label: '文章', reads: EDITOR, changes: EDITOR },
  answer: { label: '回答', reads: EDITOR, changes: EDITOR },
  tag: { label: '标签', reads: EDITOR, changes: EDITOR },
  hotWord: { label: '热搜词', reads: EDITOR, changes: EDITOR },
  synonym: { label: '同义词', reads: EDITOR, changes: EDITOR },
  banner: { label: '广告位', reads: EDITOR, changes: EDITOR },
  friendLink: { label: '友情链接', reads: EDITOR, changes: EDITOR },
  refund: { label: '退款', reads: FINANCE, changes: FINANCE },
  transfer: { label: '转账', reads: FINANCE, changes: FINANCE },
  invoice: { label: '发票', reads: FINANCE, changes: FINANCE },
  order: { label: '订单', reads: FINANCE, changes: FINANCE },
  payment: { label: '收款', reads: FINANCE, changes: [] },
  wallet: { label: '钱包', reads: FINANCE, changes: [] },
  ledger: { label: '总账', reads: FINANCE, changes: [] },
  bill: { label: '对账', reads: FINANCE, changes: FINANCE },
  product: { label: '产品与价格', reads: FINANCE, changes: FINANCE },
  member: { label: '会员', reads: ACCOUNTS, changes: SERVICE },
  gift: { label: '赠送会员', reads: FINANCE, changes: FINANCE },
  usage: { label: '使用统计', reads: USAGE, changes: [] },
  staff: { label: '员工', reads: ADMIN, changes: ADMIN },
  audit: { label: '操作记录', reads: ADMIN, changes: [] },
} as const satisfies Readonly<Record<string, ResourceRights>>

export type StaffResource = keyof typeof STAFF_RESOURCES

/** True when a role may read, or change, a resource (STF-01). */
export function mayStaff(role: StaffRole, what: 'reads' | 'changes', resource: StaffResource): boolean {
  return (STAFF_RESOURCES[resource] as ResourceRights)[what].includes(role)
}

/** The resources in the menu of a role, in their order (STF-01). */
export function listStaffResources(role: StaffRole): readonly StaffResource[] {
  return (Object.keys(STAFF_RESOURCES) as StaffResource[]).filter((resource) =>
    mayStaff(role, 'reads', resource),
  )
}
