import type { ColumnAccess } from '../../catalogue/column'
import type { RangePreset } from '../../catalogue/filter'

/** The types of jobs, for offers and for job seekers. */
export const JOB_TYPES = [
  { value: 'manage', label: '项目管理' },
  { value: 'technical', label: '施工技术' },
  { value: 'quality', label: '质量安全' },
  { value: 'cost', label: '造价商务' },
  { value: 'document', label: '资料材料' },
  { value: 'design', label: '勘察设计监理' },
  { value: 'skilled', label: '技术工人' },
  { value: 'special', label: '特种作业' },
] as const

/** The years of experience that a job requires or a job seeker has. */
export const EXPERIENCES = [
  { value: 'any', label: '经验不限' },
  { value: 'y1', label: '1–3 年' },
  { value: 'y3', label: '3–5 年' },
  { value: 'y5', label: '5–10 年' },
  { value: 'y10', label: '10 年以上' },
] as const

/** The certificates that jobs require. */
export const JOB_CERTIFICATES = [
  { value: 'B1', label: '一级建造师' },
  { value: 'B2', label: '二级建造师' },
  { value: 'JL', label: '监理工程师' },
  { value: 'ZJ', label: '造价工程师' },
  { value: 'AK', label: '安全考核证' },
  { value: 'GW', label: '岗位证书' },
  { value: 'ZC', label: '职称证书' },
  { value: 'TZ', label: '特种作业证' },
  { value: 'JN', label: '技能等级证' },
] as const

/** The benefits of a job besides its pay. */
export const BENEFITS = [
  { value: 'insurance', label: '五险' },
  { value: 'housing', label: '包住' },
  { value: 'meals', label: '包吃' },
  { value: 'travel', label: '报销路费' },
  { value: 'weekend', label: '双休' },
  { value: 'bonus', label: '项目奖金' },
] as const

/** The times at which a job seeker can begin. */
export const AVAILABILITIES = [
  { value: 'now', label: '随时到岗', tone: 'ok' },
  { value: 'week', label: '一周内', tone: 'ok' },
  { value: 'month', label: '一个月内' },
  { value: 'looking', label: '在职看机会' },
] as const

const YUAN = 100

/** Presets for the monthly pay, in fen. */
export const MONTHLY_PAY = [
  { value: 'lt6', label: '6 千以下', max: 6000 * YUAN - 1 },
  { value: '6to10', label: '6 千–1 万', min: 6000 * YUAN, max: 10_000 * YUAN - 1 },
  { value: '10to20', label: '1 万–2 万', min: 10_000 * YUAN, max: 20_000 * YUAN - 1 },
  { value: 'gte20', label: '2 万以上', min: 20_000 * YUAN },
] as const satisfies readonly RangePreset[]

/** The columns common to jobs and job seekers. */
export const POSTING_COLUMNS = [
  { key: 'jobType', label: '职位类别', type: 'enum', options: JOB_TYPES, exported: true },
  { key: 'experience', label: '工作经验', type: 'enum', options: EXPERIENCES, exported: true },
  { key: 'certificates', label: '证书', type: 'text', exported: true },
  { key: 'certificateCodes', label: '证书', type: 'tags', hidden: true },
  { key: 'payMin', label: '最低月薪', type: 'fen', currency: 'currency', hidden: true },
  { key: 'payMax', label: '最高月薪', type: 'fen', currency: 'currency', hidden: true },
  { key: 'currency', label: '币种', type: 'code', hidden: true, exported: true },
  { key: 'publishedOn', label: '发布日期', type: 'date', exported: true },
  { key: 'validUntil', label: '有效期至', type: 'date', exported: true },
] as const

/**
 * The contact of a posting's author. A table, since tables are neither in lists nor in exports: contacts can be read
 * for one posting at a time only.
 */
export const contactsFor = <const N extends ColumnAccess['needs']>(needs: N) =>
  ({
    key: 'reach',
    label: '联系方式',
    type: 'table',
    columns: [
      {
        key: 'contactName',
        label: '联系人',
        type: 'text',
        access: { needs, below: 'masked', mask: 'personName' },
      },
      {
        key: 'contactPhone',
        label: '联系电话',
        type: 'text',
        access: { needs, below: 'masked', mask: 'phone' },
      },
    ],
  }) as const
