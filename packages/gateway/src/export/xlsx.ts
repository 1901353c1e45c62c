import { strToU8, Zip, ZipDeflate } from 'fflate'
import { columnName, xmlText } from './xlsx-cells'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const CONTENT_TYPES = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`

const RELATIONS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

const WORKBOOK_RELATIONS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`

// cellXfs in the order of STYLE (xlsx-cells.ts): general, header, text, money, date, time, count.
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="等线"/></font><font><b/><sz val="11"/><name val="等线"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="7"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="3" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

const workbook = (name: string) =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${xmlText(name).slice(0, 31)}" sheetId="1" r:id="rId1"/></sheets></workbook>`

/** The sheet's XML before its rows; the header row is frozen. */
const sheetHead = (widths: readonly number[]) => {
  const cols = widths.map(
    (width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
  )
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData>`
}

interface Sheet {
  readonly name: string
  /** Width of each column, in characters. */
  readonly widths: readonly number[]
  /** All `<row>` elements, header included, as stored in a file. */
  readonly rows: AsyncIterable<Uint8Array>
  readonly rowCount: number
}

async function* sheetParts({ widths, rows, rowCount }: Sheet): AsyncGenerator<Uint8Array> {
  yield strToU8(sheetHead(widths))
  yield* rows
  const last = `${columnName(widths.length - 1)}${rowCount}`
  yield strToU8(`</sheetData><autoFilter ref="A1:${last}"/></worksheet>`)
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield strToU8(text)
}

/** The bytes of a workbook with one sheet, generated on demand: only a chunk is in memory at a time. */
export async function* writeXlsx(sheet: Sheet): AsyncGenerator<Uint8Array> {
  let rows: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, chunk) => {
    failure ??= error
    rows.push(chunk)
  })
  const takeChunks = (): Uint8Array[] => {
    if (failure) throw failure
    const chunks = rows
    rows = []
    return chunks
  }
  const parts: ReadonlyArray<readonly [string, AsyncIterable<Uint8Array>]> = [
    ['[Content_Types].xml', once(CONTENT_TYPES)],
    ['_rels/.rels', once(RELATIONS)],
    ['xl/workbook.xml', once(workbook(sheet.name))],
    ['xl/_rels/workbook.xml.rels', once(WORKBOOK_RELATIONS)],
    ['xl/styles.xml', once(STYLES)],
    ['xl/worksheets/sheet1.xml', sheetParts(sheet)],
  ]
  for (const [name, content] of parts) {
    const file = new ZipDeflate(name, { level: 6 })
    zip.add(file)
    for await (const chunk of content) {
      file.push(chunk)
      yield* takeChunks()
    }
    file.push(new Uint8Array(0), true)
    yield* takeChunks()
  }
  zip.end()
  yield* takeChunks()
}
