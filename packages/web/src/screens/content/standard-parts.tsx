import { buildCenterEntry } from '@zhushutong/domain/addresses'
import {
  buildReformHref,
  buildStandardHref,
  findQualificationStandard,
  findReformOf,
  QUALIFICATION_STANDARDS,
  type QualificationStandard,
  REFORM_CATEGORIES,
  reformArticleId,
  STANDARD_DOCUMENTS,
} from '@zhushutong/domain/qualification-standards'
import { company, formatQueryUrl } from '@zhushutong/domain/records'
import { LinkButton } from '@zhushutong/ui/button'
import { StandardIndex } from '@/features/content'
import { listPath } from '@/features/records/detail/detail-href'
import { upgradeHref } from '@/features/records/qualification-links'

const findSeries = ({ code }: QualificationStandard) =>
  code.startsWith('D1') ? 'general' : code.startsWith('D2') ? 'special' : 'labour'

const SERIES = [
  ['general', '施工总承包'],
  ['special', '专业承包'],
  ['labour', '施工劳务'],
] as const

const present = SERIES.map(([series, title]) => ({
  title,
  links: QUALIFICATION_STANDARDS.filter((standard) => findSeries(standard) === series).map(
    ({ code, name, grades }) => ({
      code,
      name,
      grades: grades.map(({ label }) => label).join('、'),
      href: buildStandardHref(code) ?? '',
    }),
  ),
}))

const reform = SERIES.map(([series, title]) => ({
  title,
  links: REFORM_CATEGORIES.filter(
    (category) => (category.series === 'whole' ? 'general' : category.series) === series,
  ).map((category) => ({
    code: reformArticleId(category),
    name: category.name,
    grades: category.grades.length > 0 ? category.grades.join('、') : '不分等级',
    href: buildReformHref(category),
  })),
}))

const companiesWith = (code: string) =>
  `${listPath(company)}${formatQueryUrl(company, { filters: { qualification: [code] }, pageNum: 1, pageSize: 10 })}`

/** The standard in force shown by an article; undefined for an article of text only. */
export function findStandard(article: { readonly id: string; readonly channel: string }) {
  return article.channel === 'qualificationdetails' ? findQualificationStandard(article.id) : undefined
}

/** Links from a standard to the pages that use it, and to all other standards (QST-03). */
export function StandardLinks({ id }: { id: string }) {
  const standard = findQualificationStandard(id)
  const coded = standard?.code.startsWith('D')
  const later = findReformOf(id)
  const earlier = REFORM_CATEGORIES.find((category) => reformArticleId(category) === id)?.from ?? []
  return (
    <>
      <p className="mt-6 flex flex-wrap gap-2">
        <LinkButton
          href={standard && coded ? upgradeHref(standard.code) : buildCenterEntry('upgrade')}
          variant="primary"
          rel="nofollow"
        >
          我的企业离下一级差什么
        </LinkButton>
        <LinkButton href={coded && standard ? companiesWith(standard.code) : '/qiye/'}>
          {coded ? '有此资质的企业' : '按资质查企业'}
        </LinkButton>
        <LinkButton href="/zzdq/">查资质到期</LinkButton>
      </p>
      {later && (
        <p className="mt-4">
          改革方案中对应：
          <a href={buildReformHref(later)} className="text-primary underline">
            {later.name}
          </a>
          （{later.grades.length > 0 ? later.grades.join('、') : '不分等级'}）。新标准发布前仍按现行标准审批。
        </p>
      )}
      {earlier.length > 0 && (
        <p className="mt-4">
          现行标准：
          {earlier.map((code) => (
            <a key={code} href={buildStandardHref(code) ?? ''} className="mr-3 text-primary underline">
              {findQualificationStandard(code)?.name}
            </a>
          ))}
        </p>
      )}
      <StandardIndex title="全部资质标准" groups={present} current={id} />
      <StandardIndex
        title={`改革方案类别（按${STANDARD_DOCUMENTS.reform.number}的公开文本整理）`}
        groups={reform}
        current={id}
      />
    </>
  )
}
