import { buildCenterEntry } from '@zhushutong/domain/addresses'
import { buildStandardHref } from '@zhushutong/domain/qualification-standards'
import { divideShortNames, QUALIFICATIONS, readQualificationTags } from '@zhushutong/domain/records'
import { Fragment } from 'react'

const HEAD = 4

/**
 * The page that compares the member's company with the next grade of a category, at the section of this
 * category.
 */
export function upgradeHref(code: string): string {
  return buildCenterEntry('upgrade', { kind: code }, `#upgrade-${code}`)
}

/** The codes of the categories whose full name is in the text. */
const codesIn = (text: string): readonly string[] => [
  ...new Set(readQualificationTags(text).map((tag) => tag.slice(0, HEAD))),
]

const nameOf = (code: string) => QUALIFICATIONS.find(({ value }) => value === code)?.label ?? ''

/** The qualifications of a row by their short names, each a link to its standard (LST-07, QST-03). */
export function ShortQualifications({ text }: { text: string }) {
  const { names, more } = divideShortNames(text)
  return (
    <span className="row-qualifications">
      {names.map(({ full, short }, i) => {
        const [code] = codesIn(full)
        const href = code === undefined ? null : buildStandardHref(code)
        return (
          <Fragment key={full}>
            {i > 0 && ' · '}
            {href === null ? short : <a href={href}>{short}</a>}
          </Fragment>
        )
      })}
      {more > 0 && ` +${more}`}
    </span>
  )
}

/**
 * The links after named qualifications: their standards, and the requirements missing for the member's own
 * company (QST-03, QST-04).
 */
export function QualificationLinks({ text }: { text: string }) {
  const codes = codesIn(text)
  return (
    <span className="qualification-links">
      {codes.map((code) => {
        const name = codes.length > 1 ? nameOf(code) : ''
        return (
          <Fragment key={code}>
            <a href={buildStandardHref(code) ?? ''}>{name}标准</a>
            <a href={upgradeHref(code)} rel="nofollow">
              {name}对照我的企业
            </a>
          </Fragment>
        )
      })}
    </span>
  )
}
