import { strToU8, zipSync } from 'fflate'

const CONTENT =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

const relations = (targets: ReadonlyArray<readonly [type: string, target: string]>) => {
  const items = targets.map(
    ([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${RELATIONSHIPS}">${items.join('')}</Relationships>`
}

interface WorkbookParts {
  /** The `<row>` elements of each sheet, by name. */
  readonly sheets: Readonly<Record<string, string>>
  /** The `<si>` elements of the shared strings. */
  readonly strings?: string
  /** Format codes of the cell styles 1, 2, …; style 0 is general. */
  readonly formats?: readonly string[]
}

/** The bytes of an .xlsx workbook as spreadsheet programs write it: shared strings, styles, several sheets. */
export function workbookOf({ sheets, strings = '', formats = [] }: WorkbookParts): Uint8Array {
  const names = Object.keys(sheets)
  const list = names.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`)
  const codes = formats.map(
    (code, i) => `<numFmt numFmtId="${164 + i}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
  )
  const styles = [0, ...formats.map((_, i) => 164 + i)].map((id) => `<xf numFmtId="${id}"/>`)
  const parts: Record<string, string> = {
    '[Content_Types].xml': CONTENT,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...names.map((_, i) => ['worksheet', `worksheets/sheet${i + 1}.xml`] as const),
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${codes.join('')}</numFmts><cellXfs>${styles.join('')}</cellXfs></styleSheet>`,
  }
  for (const [i, name] of names.entries())
    parts[`xl/worksheets/sheet${i + 1}.xml`] =
      `<worksheet xmlns="${MAIN}"><sheetData>${sheets[name]}</sheetData></worksheet>`
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
}
