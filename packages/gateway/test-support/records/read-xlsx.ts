import { strFromU8, unzipSync } from 'fflate'

/** A cell of a workbook: text, or a number whose style defines its meaning. */
interface ReadCell {
  readonly text?: string
  readonly number?: number
  readonly style: number
  /** True when a spreadsheet would compute the cell. */
  readonly isFormula: boolean
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#13': '\r' }

const textOf = (xml: string) =>
  xml
    .replaceAll(/&(amp|lt|gt|quot|#13);/g, (_, name: string) => ENTITIES[name] as string)
    .replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const cellOf = (attributes: string, content: string): ReadCell => {
  const style = Number(/ s="(\d+)"/.exec(attributes)?.[1] ?? 0)
  const isFormula = content.includes('<f')
  if (attributes.includes('t="inlineStr"'))
    return { style, isFormula, text: textOf(/<t[^>]*>([\s\S]*)<\/t>/.exec(content)?.[1] ?? '') }
  return { style, isFormula, number: Number(/<v>(.*)<\/v>/.exec(content)?.[1]) }
}

/** The rows of a workbook's first sheet, each as a map from column name (A, B, …) to cell. */
export function readXlsx(file: Uint8Array): ReadonlyArray<ReadonlyMap<string, ReadCell>> {
  const sheet = unzipSync(file)['xl/worksheets/sheet1.xml']
  if (!sheet) throw new Error('There is no sheet in it')
  const rows = strFromU8(sheet).matchAll(/<row r="(\d+)">([\s\S]*?)<\/row>/g)
  return [...rows].map(([, number, content], i) => {
    if (Number(number) !== i + 1) throw new Error(`Row ${number} stands in place ${i + 1}`)
    const cells = (content as string).matchAll(/<c r="([A-Z]+)\d+"([^>]*)>([\s\S]*?)<\/c>/g)
    return new Map([...cells].map(([, column, attributes, inner]) => [column!, cellOf(attributes!, inner!)]))
  })
}
