import { posix } from 'node:path'
import type { Readable } from 'node:stream'
import { UnusableFile } from '../source-row'
import type { ZipArchive } from '../zip-file'
import { type NumberFormat, readNumberFormat } from './number-format'
import { parseXml } from './read-xml'

/** The parts of a workbook that its sheets share. */
export interface Workbook {
  /** Sheets in the order of their tabs, with the names of their parts; hidden ones last. */
  readonly sheets: ReadonlyArray<{ readonly name: string; readonly part: string }>
  readonly strings: readonly string[]
  /** The format of each cell style, by its index. */
  readonly formats: readonly NumberFormat[]
  readonly from1904: boolean
}

/** Maximum characters of the texts that the cells of a workbook share; they are all in memory. */
const MAX_SHARED = 400_000_000

const partStream = async (zip: ZipArchive, name: string): Promise<Readable | null> => {
  const entry = zip.entries.get(name)
  return entry ? zip.read(entry) : null
}

/** The targets of a part's relationships by id, as names of parts, and the types of those without a name. */
const readRelations = async (zip: ZipArchive, part: string) => {
  const { dir, base } = posix.parse(part)
  const targets = new Map<string, { readonly type: string; readonly part: string }>()
  const stream = await partStream(zip, posix.join(dir, '_rels', `${base}.rels`))
  if (stream)
    await parseXml(stream, {
      opens: ({ name, attributes: { Id = '', Type = '', Target = '' } }) => {
        const target = Target.startsWith('/') ? Target.slice(1) : posix.join(dir, Target)
        if (name === 'Relationship') targets.set(Id, { type: Type, part: target })
      },
    })
  return targets
}

const readStrings = async (stream: Readable): Promise<string[]> => {
  const strings: string[] = []
  let [text, isText, isPhonetic, size] = ['', false, false, 0]
  await parseXml(stream, {
    opens: ({ name }) => {
      if (name === 'si') text = ''
      else if (name === 't') isText = true
      else if (name === 'rPh') isPhonetic = true
    },
    text: (part) => {
      if (isText && !isPhonetic) text += part
    },
    closes: (name) => {
      if (name === 't') isText = false
      else if (name === 'rPh') isPhonetic = false
      else if (name === 'si') {
        size += text.length
        if (size > MAX_SHARED) throw new Error('文字太多，请另存为 CSV 再导入')
        strings.push(text)
      }
    },
  })
  return strings
}

const readFormats = async (stream: Readable): Promise<NumberFormat[]> => {
  const codes = new Map<number, string>()
  const formats: NumberFormat[] = []
  let isCell = false
  await parseXml(stream, {
    opens: ({ name, attributes: { numFmtId = '0', formatCode } }) => {
      if (name === 'numFmt' && formatCode !== undefined) codes.set(Number(numFmtId), formatCode)
      else if (name === 'cellXfs') isCell = true
      else if (name === 'xf' && isCell)
        formats.push(readNumberFormat(Number(numFmtId), codes.get(Number(numFmtId))))
    },
    closes: (name) => {
      if (name === 'cellXfs') isCell = false
    },
  })
  return formats
}

const readSheets = async (zip: ZipArchive, part: string) => {
  const relations = await readRelations(zip, part)
  const sheets: Array<{ name: string; part: string; isHidden: boolean }> = []
  let from1904 = false
  const stream = await partStream(zip, part)
  if (!stream) throw new UnusableFile('工作簿里没有工作表')
  await parseXml(stream, {
    opens: ({ name, attributes }) => {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attributes.date1904 ?? '')
      if (name !== 'sheet') return
      const id = Object.entries(attributes).find(([key]) => /(^|:)id$/.test(key))?.[1] ?? ''
      const target = relations.get(id)
      const isHidden = (attributes.state ?? 'visible') !== 'visible'
      if (target && /\/worksheet$/.test(target.type))
        sheets.push({ name: attributes.name ?? '', part: target.part, isHidden })
    },
  })
  const inOrder = [...sheets.filter((sheet) => !sheet.isHidden), ...sheets.filter((sheet) => sheet.isHidden)]
  return { sheets: inOrder, from1904, relations: [...relations.values()] }
}

/** The name of the workbook's main part; null for a zip archive that is no workbook. */
export async function findWorkbook(zip: ZipArchive): Promise<string | null> {
  if (!zip.entries.has('[Content_Types].xml')) return null
  const relations = [...(await readRelations(zip, '')).values()]
  const main = relations.find(({ type }) => type.endsWith('/officeDocument'))?.part ?? ''
  return /workbook/i.test(main) ? main : null
}

/** The names of a workbook's sheets in the order of their tabs; hidden ones last. */
export async function listSheetNames(zip: ZipArchive, main: string): Promise<readonly string[]> {
  return (await readSheets(zip, main)).sheets.map(({ name }) => name)
}

/** Reads the parts of a workbook that all sheets need. */
export async function readWorkbook(zip: ZipArchive, main: string): Promise<Workbook> {
  const { sheets, from1904, relations } = await readSheets(zip, main)
  const related = async (type: string) => {
    const part = relations.find((each) => each.type.endsWith(`/${type}`))?.part
    return part === undefined ? null : partStream(zip, part)
  }
  const strings = await related('sharedStrings')
  const styles = await related('styles')
  return {
    sheets,
    from1904,
    strings: strings ? await readStrings(strings) : [],
    formats: styles ? await readFormats(styles) : [],
  }
}
