import { listDivisions } from '@zhushutong/domain/divisions'

interface Area {
  readonly code: string
  readonly name: string
  readonly parentCode: string | null
  readonly level: number
}

/** The divisions of the country down to a level: 1 provinces, 2 cities, 3 counties. */
export function areasDownTo(level: number, parent: string | null = null, at = 1): Area[] {
  return listDivisions(parent ?? undefined).flatMap(({ code, name }) => [
    { code, name, parentCode: parent, level: at },
    ...(at < level ? areasDownTo(level, code, at + 1) : []),
  ])
}
