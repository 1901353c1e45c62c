/** A run of text. `href` is a path of the portal or an http address; other addresses stay text (AI-08). */
export type AnswerSpan =
  | { readonly type: 'text' | 'strong' | 'code'; readonly text: string }
  | { readonly type: 'link'; readonly text: string; readonly href: string }

/** A record cited by an answer, as shown on its card. */
export interface CitedRecord {
  /** The number in the answer; null in an answer without numbers. */
  readonly number: number | null
  readonly name: string
  readonly href: string
  readonly facts: readonly string[]
  /** The source and the day of collection; null if the answer does not name them. */
  readonly source: string | null
}

export type AnswerBlock =
  | { readonly type: 'paragraph' | 'heading'; readonly spans: readonly AnswerSpan[] }
  | { readonly type: 'list'; readonly items: readonly (readonly AnswerSpan[])[] }
  | { readonly type: 'records'; readonly records: readonly CitedRecord[] }
  | { readonly type: 'code'; readonly text: string }

/** Text of a link, and its address with at most one pair of brackets inside. */
const LINK = String.raw`\[([^[\]\n]*)\]\(((?:[^()\s]|\([^()\s]*\))+)\)`
const SPAN = new RegExp(`${LINK}|\\*\\*([^*\\n]+)\\*\\*|\`([^\`\\n]+)\``, 'gu')
/** A line about a record begins with the link to it. */
const RECORD = new RegExp(`^(?:(\\d+)\\.|-)?\\s*${LINK}(?:[：:](.*))?$`, 'u')
/** The name of a source may have brackets of its own. */
const SOURCE = /（(来源：(?:[^（）]|（[^（）]*）)*)）\s*[。.]?$/u
const ITEM = /^\s*(?:[-*+]|\d+[.)])\s+(.*)$/u
const HEADING = /^#{1,6}\s+(.*)$/u
const FENCE = /^```/u

const isPortalPath = (href: string) => /^\/(?![/\\])/u.test(href)
const isSafe = (href: string) => isPortalPath(href) || /^https?:\/\//iu.test(href)

/** The runs of one line: links, bold, code and plain text (AI-08). */
export function parseSpans(line: string): readonly AnswerSpan[] {
  const spans: AnswerSpan[] = []
  const addText = (text: string) => {
    if (text !== '') spans.push({ type: 'text', text })
  }
  let at = 0
  for (const match of line.matchAll(SPAN)) {
    const [all, linkText, href, strong, code] = match
    addText(line.slice(at, match.index))
    at = match.index + all.length
    if (strong !== undefined) spans.push({ type: 'strong', text: strong })
    else if (code !== undefined) spans.push({ type: 'code', text: code })
    else if (href !== undefined && isSafe(href)) spans.push({ type: 'link', text: linkText ?? '', href })
    else addText(linkText ?? '')
  }
  addText(line.slice(at))
  return spans
}

function readRecord(line: string): CitedRecord | null {
  const [, number, name = '', href = '', rest = ''] = RECORD.exec(line) ?? []
  // Only a line with facts is a record; a line of conditions is not.
  if (!isPortalPath(href) || rest.trim() === '') return null
  const source = SOURCE.exec(rest)
  const body = source ? rest.slice(0, source.index) : rest.replace(/[。.]\s*$/u, '')
  const facts = body.split('；').map((fact) => fact.trim())
  return {
    number: number === undefined ? null : Number(number),
    name,
    href,
    facts: facts.filter((fact) => fact !== ''),
    source: source?.[1] ?? null,
  }
}

function readLine(line: string): AnswerBlock {
  const record = readRecord(line.trim())
  if (record) return { type: 'records', records: [record] }
  const heading = HEADING.exec(line)
  if (heading) return { type: 'heading', spans: parseSpans(heading[1] ?? '') }
  const item = ITEM.exec(line)
  if (item) return { type: 'list', items: [parseSpans(item[1] ?? '')] }
  return { type: 'paragraph', spans: parseSpans(line.trim()) }
}

/** Joins consecutive lists or cards; null for blocks that stay apart. */
function join(before: AnswerBlock | undefined, next: AnswerBlock): AnswerBlock | null {
  if (before?.type === 'records' && next.type === 'records')
    return { ...before, records: [...before.records, ...next.records] }
  if (before?.type === 'list' && next.type === 'list')
    return { ...before, items: [...before.items, ...next.items] }
  return null
}

/**
 * An answer's Markdown as blocks (AI-08): paragraphs, headings, lists, code, and the cited records. A partly received
 * answer can be parsed too. Unknown markup stays text.
 */
export function parseAnswer(markdown: string): readonly AnswerBlock[] {
  const blocks: AnswerBlock[] = []
  let code: string[] | null = null
  const endCode = () => {
    if (code) blocks.push({ type: 'code', text: code.join('\n') })
    code = null
  }
  for (const line of markdown.split(/\r?\n/u)) {
    if (FENCE.test(line)) {
      if (code) endCode()
      else code = []
    } else if (code) code.push(line)
    else if (line.trim() !== '') {
      const next = readLine(line)
      const joined = join(blocks.at(-1), next)
      if (joined) blocks[blocks.length - 1] = joined
      else blocks.push(next)
    }
  }
  endCode()
  return blocks
}
