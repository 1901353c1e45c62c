import { ARREARS_WORDS, CREDIT_VERDICTS } from '../../../credit-verdict'
import { defineKind } from '../../catalogue/define-kind'
import { foundingDay } from '../shared/doubts'

const ENTRY_TYPES = [
  { value: 'licensing', label: '行政许可' },
  { value: 'sanction', label: '行政处罚', tone: 'bad' },
  { value: 'incentive', label: '守信激励', tone: 'ok' },
  { value: 'dishonesty', label: '失信惩戒', tone: 'bad' },
  { value: 'focus', label: '重点关注', tone: 'warn' },
  { value: 'other', label: '其他信息' },
] as const

const FINDINGS = [
  { value: 'found', label: '查询到记录' },
  { value: 'none', label: '未查询到记录' },
  { value: 'unchecked', label: '未核验', tone: 'warn' },
] as const

const ENTRY_STATES = [
  { value: 'valid', label: '公示中' },
  { value: 'repaired', label: '已修复', tone: 'ok' },
  { value: 'ended', label: '已期满' },
] as const

/**
 * With or without entries of one matter: each choice names the matter, as fines and licences are separate filters
 * (CRD-06).
 */
const someOf = <Matter extends string>(matter: Matter) =>
  [
    { value: 'none', label: `核验无${matter}`, min: 0, max: 0 },
    { value: 'some', label: `有${matter}`, min: 1 },
  ] as const

const WITHIN = [
  { value: '30d', label: '近 30 天', days: 30 },
  { value: '1y', label: '近一年', days: 365 },
  { value: '3y', label: '近三年', days: 1095 },
] as const

/** The entries of some types, for filters by the newest day (CRD-05). */
const entriesOfType = (values: readonly string[]) => ({
  column: 'entries' as const,
  day: 'decidedOn',
  where: { key: 'entryType', values },
})

/** The six types of credit entries of a company, in the order of its six counts. */
export const CREDIT_TYPES = ENTRY_TYPES

/**
 * The entries about a company on public credit platforms, one record per company. Counts that were not checked yet are
 * missing, not zero: an unchecked company is never shown as clean.
 */
export const credit = defineKind({
  kind: 'credit',
  segment: 'xinyong',
  api: 'companyCredit',
  resource: 'credits',
  label: '信用',
  classifier: '条',
  tab: '查信用',
  placeholder: '请输入企业名称',
  menuGroup: '企业与信用',
  isSearchCategory: true,
  words: '信用记录 信用信息 信用情况 信用',
  idName: 'cid',
  detailPath: 'html',
  searchAliases: ['/jian-butler-project-biz/companyCredit/pageCreditList'],
  about:
    '信用信息来自公开的信用平台。“未查询到记录”仅指核验当日未查到；“未核验”表示尚未查询，不代表没有记录。',
  title: 'name',
  keyword: 'words',
  exactKey: 'creditCode',
  columns: [
    { key: 'companyId', label: '企业', type: 'code', hidden: true },
    {
      key: 'name',
      label: '企业名称',
      type: 'text',
      exported: true,
      link: { kind: 'company', id: 'companyId' },
    },
    { key: 'creditCode', label: '统一社会信用代码', type: 'code', exported: true },
    {
      key: 'creditVerdict',
      label: '信用结论',
      type: 'enum',
      options: CREDIT_VERDICTS,
      exported: true,
      computed: true,
    },
    { key: 'creditSummary', label: '信用摘要', type: 'text', exported: true, computed: true },
    { key: 'creditReason', label: '结论依据', type: 'text', exported: true, computed: true },
    {
      key: 'adverseCount',
      label: '处罚/失信',
      type: 'count',
      exported: true,
      computed: true,
      judgedBy: 'creditVerdict',
      counts: 'credit',
    },
    {
      key: 'favourableCount',
      label: '许可/激励',
      type: 'count',
      exported: true,
      computed: true,
      counts: 'credit',
    },
    { key: 'finding', label: '核验结论', type: 'enum', options: FINDINGS, exported: true },
    { key: 'findingText', label: '核验说明', type: 'text', exported: true },
    { key: 'region', label: '所在地区', type: 'region', exported: true },
    { key: 'estiblishTime', label: '成立日期', type: 'date', exported: true, doubt: foundingDay },
    { key: 'licensingCount', label: '行政许可', type: 'count', exported: true },
    { key: 'sanctionCount', label: '行政处罚', type: 'count', exported: true, judgedBy: 'creditVerdict' },
    { key: 'incentiveCount', label: '守信激励', type: 'count', exported: true },
    { key: 'dishonestyCount', label: '失信惩戒', type: 'count', exported: true, judgedBy: 'creditVerdict' },
    { key: 'focusCount', label: '重点关注', type: 'count', exported: true },
    { key: 'otherCount', label: '其他信息', type: 'count', exported: true },
    { key: 'arrearsCount', label: '欠薪', type: 'count', exported: true, derived: true },
    { key: 'creditCount', label: '全部信用记录', type: 'count', exported: true },
    { key: 'sanctionOn', label: '最近处罚', type: 'date', exported: true, derived: true },
    { key: 'dishonestyOn', label: '最近失信', type: 'date', exported: true, derived: true },
    { key: 'arrearsOn', label: '最近欠薪', type: 'date', exported: true, derived: true },
    { key: 'latestOn', label: '最近记录', type: 'date', exported: true },
    { key: 'currency', label: '币种', type: 'code', hidden: true, exported: true },
    {
      key: 'entries',
      label: '信用记录',
      type: 'table',
      exported: true,
      columns: [
        { key: 'entryType', label: '类别', type: 'enum', options: ENTRY_TYPES },
        { key: 'item', label: '事项', type: 'text' },
        {
          key: 'documentNo',
          label: '文书号',
          type: 'code',
          access: { needs: 'login', below: 'masked', mask: 'text' },
        },
        { key: 'reason', label: '事由与依据', type: 'text', access: { needs: 'svip', below: 'locked' } },
        { key: 'authority', label: '决定机关', type: 'text' },
        { key: 'decidedOn', label: '决定日期', type: 'date' },
        { key: 'validUntil', label: '公示截止', type: 'date' },
        { key: 'amount', label: '罚款金额', type: 'fen', currency: 'currency' },
        { key: 'state', label: '状态', type: 'enum', options: ENTRY_STATES },
        { key: 'repairedOn', label: '修复日期', type: 'date' },
      ],
    },
  ],
  filters: [
    { key: 'region', label: '所在地区', type: 'region', column: 'region' },
    { key: 'finding', label: '核验结论', type: 'options', column: 'finding' },
    {
      key: 'sanction',
      label: '行政处罚',
      type: 'range',
      of: 'count',
      column: 'sanctionCount',
      presets: someOf('处罚'),
    },
    {
      key: 'dishonesty',
      label: '失信惩戒',
      type: 'range',
      of: 'count',
      column: 'dishonestyCount',
      presets: someOf('失信'),
    },
    {
      key: 'arrears',
      label: '欠薪',
      type: 'range',
      of: 'count',
      column: 'arrearsCount',
      presets: someOf('欠薪'),
    },
    {
      key: 'focus',
      label: '重点关注',
      type: 'range',
      of: 'count',
      column: 'focusCount',
      presets: someOf('重点关注'),
    },
    {
      key: 'licensing',
      label: '行政许可',
      type: 'range',
      of: 'count',
      column: 'licensingCount',
      presets: someOf('许可'),
    },
    {
      key: 'incentive',
      label: '守信激励',
      type: 'range',
      of: 'count',
      column: 'incentiveCount',
      presets: someOf('激励'),
    },
    {
      key: 'latest',
      label: '记录日期',
      type: 'range',
      of: 'date',
      column: 'latestOn',
      presets: WITHIN,
      newestOf: entriesOfType(ENTRY_TYPES.map(({ value }) => value)),
    },
    {
      key: 'sanctionOn',
      label: '处罚日期',
      type: 'range',
      of: 'date',
      beside: 'sanction',
      column: 'sanctionOn',
      presets: WITHIN,
      newestOf: entriesOfType(['sanction']),
    },
    {
      key: 'dishonestyOn',
      label: '失信日期',
      type: 'range',
      of: 'date',
      beside: 'dishonesty',
      column: 'dishonestyOn',
      presets: WITHIN,
      newestOf: entriesOfType(['dishonesty']),
    },
    {
      key: 'arrearsOn',
      label: '欠薪日期',
      type: 'range',
      of: 'date',
      beside: 'arrears',
      column: 'arrearsOn',
      presets: WITHIN,
      newestOf: {
        ...entriesOfType(['sanction', 'dishonesty', 'focus']),
        matches: { key: 'item', pattern: ARREARS_WORDS },
      },
    },
    { key: 'company', label: '企业', type: 'reference', column: 'companyId' },
  ],
  sorts: [
    { key: 'latest', label: '最近记录', column: 'latestOn', direction: 'desc' },
    { key: 'count', label: '全部记录数', column: 'creditCount', direction: 'desc' },
    { key: 'sanction', label: '处罚数量', column: 'sanctionCount', direction: 'desc' },
    { key: 'sanctioned', label: '最近处罚', column: 'sanctionOn', direction: 'desc' },
    { key: 'dishonest', label: '最近失信', column: 'dishonestyOn', direction: 'desc' },
    { key: 'arrears', label: '最近欠薪', column: 'arrearsOn', direction: 'desc' },
  ],
  list: {
    total: '家企业的信用记录',
    tags: ['creditVerdict'],
    below: ['region', 'creditCode', 'creditSummary'],
    columns: [
      { key: 'favourableCount', width: 112, unit: '条' },
      { key: 'dishonestyCount', width: 104, unit: '条' },
      { key: 'sanctionCount', width: 104, unit: '条' },
      { key: 'latestOn', width: 96 },
      { key: 'adverseCount', width: 112, unit: '条' },
    ],
  },
  detail: {
    head: ['creditCode', 'region', 'estiblishTime', 'latestOn'],
    strip: [],
    rows: 3,
    sections: [
      { key: 'entry', label: '信用记录', type: 'table', column: 'entries' },
      {
        key: 'base',
        label: '企业信息与核验',
        type: 'fields',
        columns: ['name', 'creditCode', 'region', 'estiblishTime', 'finding', 'findingText'],
      },
    ],
  },
  authListPopup: true,
})
