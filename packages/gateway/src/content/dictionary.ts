import { findChannel } from '@zhushutong/domain/content'
import { divisionName } from '@zhushutong/domain/divisions'
import { CODES, type Failure } from '../platform/http'
import { areasDownTo } from './areas'

/** The deepest level: counties, below provinces and cities. */
const DEEPEST = 3
const COUNTRY = '000000'

const levelOf = (code: string): number => {
  if (code === COUNTRY) return 1
  if (code.endsWith('0000')) return 2
  return code.endsWith('00') ? DEEPEST : DEEPEST + 1
}

/**
 * The entries below a division: its parts, or for the country its provinces and cities; for a channel, its categories.
 */
export function readDictionary(top: string) {
  const channel = findChannel(top)
  if (channel) return channel.categories.map((category) => ({ ...category }))
  if (top !== COUNTRY && divisionName(top) === null) {
    const message = `没有“${top}”这个地区或栏目`
    return {
      error: CODES.badRequest,
      message,
      data: { fields: [{ field: 'topParentId', message }] },
    } satisfies Failure
  }
  const first = levelOf(top)
  if (first > DEEPEST) return []
  const parent = top === COUNTRY ? null : top
  return areasDownTo(first === 1 ? 2 : DEEPEST, parent, first).map(({ code, name, parentCode }) => ({
    id: code,
    code,
    name,
    parentId: parentCode,
  }))
}
