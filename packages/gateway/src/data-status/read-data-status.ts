import { type ProvinceFigures, summarizeFigures } from '@zhushutong/domain/data-sources'
import { divisionName } from '@zhushutong/domain/divisions'
import { KINDS } from '@zhushutong/domain/records'
import type { Queryable } from '../platform/db'
import { readFigures } from './data-status.store'

const provinceView = (code: string) => ({
  code: code === '' ? '' : `${code}0000`,
  label: (code === '' ? null : divisionName(`${code}0000`)) ?? '地区不详',
})

const byCount = (a: ProvinceFigures, b: ProvinceFigures) =>
  b.count - a.count || (a.province < b.province ? -1 : 1)

/** The state of the data by kind, province and source (DAT-64). */
export async function readDataStatus(db: Pick<Queryable, 'select' | 'execute'>) {
  const { figures, sources, computedAt } = await readFigures(db)
  const kinds = KINDS.map((kind) => {
    const own = figures.filter((each) => each.kind === kind.kind).sort(byCount)
    return {
      kind: kind.kind,
      label: kind.label,
      ...summarizeFigures(kind, own),
      provinces: own.map((each) => {
        const { count, newestOn, share } = summarizeFigures(kind, [each])
        return { ...provinceView(each.province), count, newestOn, share }
      }),
      sources: sources
        .filter((source) => source.kind === kind.kind)
        .map(({ name, count, newestOn }) => ({ name: name || '未注明来源', count, newestOn })),
    }
  })
  return { computedAt, kinds }
}
