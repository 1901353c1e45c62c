import { inflateSync } from 'node:zlib'

interface PdfObject {
  readonly head: string
  readonly content: string
}

const readObjects = (pdf: Buffer): Map<string, PdfObject> => {
  const text = pdf.toString('latin1')
  const objects = new Map<string, PdfObject>()
  for (const [, id = '', body = ''] of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', stream] = body.split(/stream\n/, 2)
    const bytes = stream === undefined ? null : Buffer.from(stream.replace(/\nendstream$/, ''), 'latin1')
    const content = bytes && head.includes('/FlateDecode') ? inflateSync(bytes) : bytes
    objects.set(id, { head, content: content?.toString('latin1') ?? '' })
  }
  return objects
}

const textOfHex = (hex: string): string =>
  Buffer.from(hex.replace(/\s/g, ''), 'hex').swap16().toString('utf16le')

/** Glyph to character by ToUnicode: ranges of arrays and of consecutive codes. */
const readGlyphs = (cmap: string): Map<number, string> => {
  const glyphs = new Map<number, string>()
  for (const [, from = '', , list] of cmap.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g))
    for (const [i, [, hex = '']] of [...(list ?? '').matchAll(/<([\w ]+)>/g)].entries())
      glyphs.set(Number.parseInt(from, 16) + i, textOfHex(hex))
  return glyphs
}

/** The selectable text of each page, by the fonts' ToUnicode. */
export function readPdfPages(pdf: Buffer): string[] {
  const objects = readObjects(pdf)
  const at = (id: string | undefined) => objects.get(id ?? '')
  const glyphsOf = (font: string) =>
    readGlyphs(at(/\/ToUnicode (\d+) 0 R/.exec(at(font)?.head ?? '')?.[1])?.content ?? '')
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head))
  return pages.map(({ head }) => {
    const resources = at(/\/Resources (\d+) 0 R/.exec(head)?.[1])?.head ?? ''
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, glyphsOf(id)]),
    )
    const content = at(/\/Contents (\d+) 0 R/.exec(head)?.[1])?.content ?? ''
    let glyphs = new Map<number, string>()
    let text = ''
    for (const [part, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\bET\b/g)) {
      if (name) glyphs = fonts.get(name) ?? new Map()
      else if (part === 'ET') text += '\n'
      for (const [, hex = ''] of (shown ?? '').matchAll(/<(\w+)>/g))
        for (const [code] of hex.matchAll(/\w{4}/g)) text += glyphs.get(Number.parseInt(code, 16)) ?? '�'
    }
    return text
  })
}
