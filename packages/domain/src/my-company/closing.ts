import type { Comparison } from './check'
import { nameNeeded } from './check-qualification'
import { readSizesFor } from './check-scope'
import type { Requirement, TenderTerms } from './requirement'

const JOINED = '本项目接受联合体投标，也可以由联合体成员补足。'

const ofMissing = (requirement: Requirement | null, { label }: Comparison, terms: TenderTerms): string => {
  const joined = terms.consortiumAllowed === '接受' ? JOINED : ''
  switch (requirement?.of) {
    case 'qualification': {
      const needed = nameNeeded(requirement.anyOf, readSizesFor(requirement, terms))
      return joined === ''
        ? `需持有${needed}，且在有效期内。`
        : `取得${needed}并在有效期内，即符合要求；${joined}`
    }
    case 'constructor':
      return `再有 1 名注册在有效期内的${label}即符合要求；${joined}`.replace(/；$/, '。')
    case 'safetyPermit':
      return `办理安全生产许可证或其延续，在投标时有效即符合要求；${joined}`.replace(/；$/, '。')
    default:
      return '企业恢复为存续状态前不能投标。'
  }
}

const ofUnknown = (requirement: Requirement | null, { opensBy }: Comparison): string => {
  if (opensBy !== null) return '开通后可以核对注册有效期，得出结论。'
  switch (requirement?.of) {
    case 'qualification':
      return '备好资质证书，对照招标文件核对类别、等级和有效期。'
    case 'constructor':
      return '备好注册证书，核对专业、级别和注册有效期。'
    case 'safetyPermit':
      return '备好安全生产许可证，核对有效期覆盖投标截止日。'
    default:
      return '按招标文件备好证明材料，自行核对。'
  }
}

/** A way to close the gap of a requirement, in one sentence; null for a met requirement. */
export function writeClosing(
  requirement: Requirement | null,
  check: Comparison,
  terms: TenderTerms,
): string | null {
  if (check.status === 'met') return null
  return check.status === 'missing' ? ofMissing(requirement, check, terms) : ofUnknown(requirement, check)
}
