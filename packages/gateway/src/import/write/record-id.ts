import { createHash } from 'node:crypto'
import type { Shape } from '../shapes'

/** The id of a new record: deterministic, and not guessable by counting. */
export function newRecordId({ kind, source }: Pick<Shape, 'kind' | 'source'>, sourceKey: string): string {
  const hash = createHash('sha256').update(`${kind.kind}\n${source}\n${sourceKey}`).digest('hex')
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`]
  return [...parts, hash.slice(20, 32)].join('-')
}
