/** A document that contains standards, or that changed them. */
interface StandardDocument {
  readonly title: string
  readonly number: string
  /** YYYY-MM-DD; null if not verified. */
  readonly issuedOn: string | null
  /** YYYY-MM-DD; null if not verified. */
  readonly effectiveOn: string | null
  readonly issuer: string
}

const MINISTRY = '住房和城乡建设部'

export const STANDARD_DOCUMENTS = {
  standard: {
    title: '建筑业企业资质标准',
    number: '建市〔2014〕159号',
    issuedOn: '2014-11-06',
    effectiveOn: '2015-01-01',
    issuer: MINISTRY,
  },
  topGrade: {
    title: '施工总承包企业特级资质标准',
    number: '建市〔2007〕72号',
    issuedOn: '2007-03-13',
    effectiveOn: null,
    issuer: '原建设部',
  },
  simplified: {
    title: '关于简化建筑业企业资质标准部分指标的通知',
    number: '建市〔2016〕226号',
    issuedOn: null,
    effectiveOn: null,
    issuer: MINISTRY,
  },
  withoutSite: {
    title: '关于取消建筑业企业最低等级资质标准现场管理人员指标考核的通知',
    number: '建办市〔2018〕53号',
    issuedOn: null,
    effectiveOn: null,
    issuer: '住房和城乡建设部办公厅',
  },
  reform: {
    title: '建设工程企业资质管理制度改革方案',
    number: '建市〔2020〕94号',
    issuedOn: null,
    effectiveOn: null,
    issuer: MINISTRY,
  },
} as const satisfies Readonly<Record<string, StandardDocument>>
