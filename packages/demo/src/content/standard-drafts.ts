import {
  type GradeStandard,
  QUALIFICATION_STANDARDS,
  type QualificationStandard,
  REFORM_CATEGORIES,
  type ReformCategory,
  reformArticleId,
  STANDARD_DOCUMENTS,
} from '@zhushutong/domain/qualification-standards'
import { qualificationName } from '@zhushutong/domain/records'
import type { Draft } from './article'
import { bullets, heading, paragraph } from './compose'

const UNKNOWN = '待核实'

/** The table as text, for searches, feeds and API clients; the page renders the table itself. */
const gradeText = ({ label, document, requirements, scope, scopeClause }: GradeStandard): string =>
  [
    heading(`${label}（${document}）`),
    bullets(
      requirements.map(({ label: kind, subject, figure, items, clause, droppedBy }) =>
        [
          `${clause} ${kind}：${subject}，${figure ?? UNKNOWN}`,
          items.length > 0 ? `：${items.map((item) => item ?? UNKNOWN).join('；')}` : '',
          droppedBy ? `（${droppedBy}后不再考核）` : '',
        ].join(''),
      ),
    ),
    paragraph(`${scopeClause} 承包范围：${scope.map((item) => item ?? UNKNOWN).join('；')}。`),
  ].join('')

const seriesOf = (code: string) =>
  code.startsWith('D1') ? 'general' : code.startsWith('D2') ? 'special' : 'labour'

const LABELS: Readonly<Record<string, string>> = {
  general: '施工总承包',
  special: '专业承包',
  labour: '施工劳务',
}

const standardDraft = ({ code, name, grades, unverified }: QualificationStandard): Draft => {
  const { number, issuer, issuedOn, effectiveOn } = STANDARD_DOCUMENTS.standard
  const graded = grades.map(({ label }) => label).join('、')
  const doubt = unverified > 0 ? `，其中 ${unverified} 项${UNKNOWN}` : ''
  return {
    id: code,
    type: 'qualificationdetails',
    title: `${name}资质标准`,
    remark: `${graded}：净资产、人员、业绩与承包范围逐条列出并注明条款${doubt}。`,
    category: seriesOf(code),
    labels: ['资质标准', LABELS[seriesOf(code)] ?? ''],
    method: 'digest',
    source: '公开文件',
    documentNumber: number,
    issuer,
    issuedOn,
    effectiveOn,
    body: grades.map(gradeText).join(''),
  }
}

const reformDraft = (category: ReformCategory): Draft => {
  const { name, series, grades, from, note } = category
  const graded = grades.length > 0 ? grades.join('、') : '不分等级'
  const before = from.map((code) => qualificationName(code) ?? '施工劳务')
  const { number, issuer } = STANDARD_DOCUMENTS.reform
  return {
    id: reformArticleId(category),
    type: 'qualificationNewdetails',
    title: `${name}（改革方案）`,
    remark: `${graded}。${note ?? `对应现行${before.join('、')}。`}`,
    category: series === 'whole' ? 'general' : series,
    labels: ['资质改革', '资质标准'],
    method: 'digest',
    source: '公开文件',
    documentNumber: number,
    issuer,
    body: [
      heading('等级'),
      paragraph(`${graded}。`),
      ...(before.length > 0 ? [heading('现行类别'), paragraph(`${before.join('、')}。`)] : []),
      note === null ? '' : paragraph(note),
      paragraph('新标准发布前，资质审批仍按现行标准办理；招标文件写的是现行类别时，以有效证书为准。'),
    ].join(''),
  }
}

/**
 * The articles on the standards, generated from their table: one for each category, and one for each category
 * of the reform.
 */
export function listStandardDrafts(): Draft[] {
  return [...QUALIFICATION_STANDARDS.map(standardDraft), ...REFORM_CATEGORIES.map(reformDraft)]
}
