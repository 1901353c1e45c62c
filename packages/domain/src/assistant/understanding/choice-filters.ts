import { divisionLabel } from '../../divisions'
import { findKind, GRADES, isNamedAfterCompany, type RecordKind } from '../../records'
import { optionForms } from './lexicon'
import type { MentionedOption, ParsedQuestion } from './parse-question'
import { mergeFilters, type QueryPart } from './query-part'
import { MATTERS } from './words'

const labelsOf = (codes: readonly string[]) => codes.map((code) => divisionLabel(code) ?? code).join('、')

/** 所在地区: any of the named places. */
export function buildPlaceFilter(kind: RecordKind, { places }: ParsedQuestion): QueryPart {
  if (places.length === 0) return {}
  const codes = places.map(({ code }) => code)
  const filter = kind.filters.find((f) => f.type === 'region')
  if (!filter) return { problems: [`${kind.label}不能按地区（${labelsOf(codes)}）查`] }
  const ambiguous = places.filter(({ others }) => others.length > 0)
  return {
    filters: { [filter.key]: codes },
    understood: [`${filter.label}：${labelsOf(codes)}`],
    problems: ambiguous.map(
      ({ code, others }) => `叫这个名字的地方不止一个：${labelsOf([code, ...others])}，请写上省市`,
    ),
  }
}

/** Prefix and suffix values for the code filters of one column: D110 with A. */
export function buildCodeFilters(
  kind: RecordKind,
  head: string,
  { heads, tails, isAll, isMixed }: ParsedQuestion['qualification'],
): QueryPart {
  if (heads.length + tails.length === 0) return {}
  const what = head === 'registration' ? '注册类别' : '资质'
  const filter = kind.filters.find((f) => f.key === head && f.type === 'head')
  if (filter?.type !== 'head') return { problems: [`${kind.label}不能按${what}查`] }
  const named = filter.options.filter(({ value }) => heads.includes(value)).map(({ label }) => label)
  const tail = kind.filters.find((f) => f.type === 'tail' && f.column === filter.column)
  if (isMixed)
    return {
      problems: [`${named.join('、')}的等级不同，一次不能分别指定，可以在[组合查询](/comquery/)里分别写`],
    }
  const options = tail?.type === 'tail' ? tail.options : []
  const graded = options.filter(({ value }) => tails.includes(value)).map(({ label }) => label)
  const unknown = tails.filter((value) => !options.some((option) => option.value === value))
  const grade = GRADES.filter(({ value }) => unknown.includes(value)).map(({ label }) => label)
  const match = kind.filters.find((f) => f.type === 'match' && f.of === filter.key)
  return {
    filters: {
      ...(heads.length > 0 && { [filter.key]: heads }),
      ...(tail && graded.length > 0 && { [tail.key]: tails }),
      ...(isAll && match && { [match.key]: ['all'] }),
    },
    understood: [
      `${filter.label}：${[named.join(isAll ? ' 且 ' : '、'), graded.join('、')].filter((text) => text !== '').join(' ')}`,
    ],
    problems: [
      ...(unknown.length > 0 ? [`${kind.label}不能按等级（${grade.join('、')}）查，只能按资质类别`] : []),
      ...(isAll && !match ? [`${kind.label}不能要求同时具备几项资质`] : []),
    ],
  }
}

const findOption = (kind: RecordKind, label: string) => {
  for (const filter of kind.filters) {
    if (filter.type !== 'options') continue
    const option = filter.options.find(
      (option) => option.label === label || optionForms(option.label).includes(label),
    )
    if (option) return { filter, option }
  }
  return null
}

/** True when the titles are names of companies or people, which do not contain a trade. */
const isOfNames = (kind: RecordKind) =>
  kind.monogram !== undefined || isNamedAfterCompany(kind) || kind.kind === 'credit'

const buildOneOption = (kind: RecordKind, { word, labels, head }: MentionedOption): QueryPart => {
  const match = labels.map((label) => findOption(kind, label)).find((option) => option !== null)
  if (match) {
    const { filter, option } = match
    const list = kind.subLists?.find(({ segment }) => filter.within?.includes(segment))
    return {
      filters: {
        ...(list && { [list.filter.key]: [list.filter.value] }),
        [filter.key]: [option.value],
      },
      understood: [`${filter.label}：${option.label}`],
    }
  }
  const heads = kind.filters.find((f) => f.type === 'head' && f.key === 'qualification')
  // 市政企业 refers to the qualification; a tender has 桥梁 in its name.
  if (heads?.type === 'head' && head !== null && kind.kind !== 'tender') {
    const named = heads.options.find(({ value }) => value === head)?.label ?? word
    return { filters: { [heads.key]: [head] }, understood: [`${heads.label}：${named}`] }
  }
  // 桥梁工程 is written 桥梁 in most names.
  return isOfNames(kind)
    ? { problems: [`${kind.label}不能按“${word}”查`] }
    : { words: [word.replace(/(?<=..)工程$/u, '')] }
}

/** The filters for the option values in a question. */
export function buildOptionFilters(kind: RecordKind, { options }: ParsedQuestion): QueryPart {
  const parts = options.map((option) => buildOneOption(kind, option))
  const filters = mergeFilters(parts)
  const single = kind.filters.filter((f) => !('multiple' in f && f.multiple === true))
  const crowded = single.filter(({ key }) => (filters[key]?.length ?? 0) > 1)
  return {
    filters,
    words: parts.flatMap(({ words = [] }) => words),
    understood: [...new Set(parts.flatMap(({ understood = [] }) => understood))],
    problems: [
      ...parts.flatMap(({ problems = [] }) => problems),
      ...crowded.map(({ label }) => `“${label}”一次只能选一项`),
    ],
  }
}

/** 没有处罚 is a count of 0; an unknown count does not match. */
export function buildMatterFilters(kind: RecordKind, { matters }: ParsedQuestion): QueryPart {
  const filters: Record<string, string[]> = {}
  const [understood, problems]: [string[], string[]] = [[], []]
  for (const { matter, isAbsent } of matters) {
    const filter = kind.filters.find((f) => f.key === matter && f.type === 'range')
    const preset =
      filter?.type === 'range' && filter.presets.find(({ value }) => value === (isAbsent ? 'none' : 'some'))
    const [word = ''] = MATTERS[matter].words.split(' ')
    if (!filter || !preset) problems.push(`${kind.label}不能按“${word}”查`)
    else {
      filters[filter.key] = [preset.value]
      understood.push(`${filter.label}：${preset.label}`)
    }
  }
  return { filters, understood, problems }
}

const OPTION_KINDS: readonly string[] = ['company', 'credit', 'tender', 'winning', 'person']

/** The kind that alone has one of the options, as tenders have 资格预审; null if there is none. */
export function kindOfOption(options: readonly MentionedOption[]): RecordKind | null {
  for (const { labels } of options) {
    const kinds = OPTION_KINDS.flatMap((name) => findKind(name) ?? []).filter((kind) =>
      labels.some((label) => findOption(kind, label)),
    )
    if (kinds.length === 1) return kinds[0] ?? null
  }
  return null
}
