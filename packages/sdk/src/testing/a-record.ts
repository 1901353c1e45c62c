import { detailColumns, findKind, type KindName } from '@zhushutong/domain/records'

/** A record as the gateway sends it, with no value but those given. */
export function aRecord(name: KindName, values: object = {}) {
  const kind = findKind(name)
  const columns = kind ? detailColumns(kind) : []
  return {
    ...Object.fromEntries(columns.map(({ key }) => [key, null])),
    expired: false,
    locks: {},
    ...values,
  }
}
