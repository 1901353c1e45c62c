import { listTableCells } from '../export'
import { columnsOf, KINDS } from '../records'
import { listNames, readHeaderName } from './header-name'
import { listCellNames } from './propose-tables'
import {
  DATE_HEADERS,
  OTHER_HEADERS,
  PLACE_HEADERS,
  QUALIFICATION_HEADERS,
  VENDOR_HEADERS,
} from './vendor-headers.data'

const listTables = (): string[] =>
  KINDS.flatMap((kind) =>
    kind.columns.flatMap((table) =>
      table.type === 'table' && table.exported
        ? listTableCells(table).flatMap((cell) => listCellNames(kind, table, cell))
        : [],
    ),
  )

const listKnown = (): Set<string> => {
  const labels = KINDS.flatMap((kind) => columnsOf(kind)).map(({ label }) => readHeaderName(label))
  const vendors = Object.values(VENDOR_HEADERS).flatMap((columns) => Object.values(columns))
  const others = [...Object.values(PLACE_HEADERS), ...Object.values(QUALIFICATION_HEADERS)]
  const names = [...vendors, ...others, DATE_HEADERS, OTHER_HEADERS].flatMap(listNames)
  return new Set([...labels.flatMap(({ whole, name }) => [whole, name]), ...names, ...listTables()])
}

let known: ReadonlySet<string> | undefined

/** True for the name of a column of any kind, as its own lists or other vendors' exports write it. */
export function isKnownHeader(header: string): boolean {
  known ??= listKnown()
  const { whole, name } = readHeaderName(header)
  return whole !== '' && (known.has(whole) || known.has(name))
}
