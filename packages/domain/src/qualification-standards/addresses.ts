import { buildHref } from '../addresses'
import type { ReformCategory } from './reform.data'
import { findQualificationStandard } from './standards'

/** The id of the article about a category of the reform's list. */
export function reformArticleId({ key }: Pick<ReformCategory, 'key'>): string {
  return `reform-${key}`
}

/** The page of the standard of a qualification, by its code with or without a grade; null for an unknown one (QST-03). */
export function buildStandardHref(tag: string): string | null {
  const standard = findQualificationStandard(tag)
  return standard ? buildHref('qualificationdetails', { id: standard.code }) : null
}

/** The page of a category of the reform's list (QST-03). */
export function buildReformHref(category: Pick<ReformCategory, 'key'>): string {
  return buildHref('qualificationNewdetails', { id: reformArticleId(category) })
}
