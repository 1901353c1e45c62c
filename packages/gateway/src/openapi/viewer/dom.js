/** An element with attributes (functions listen) and children; texts are never read as markup. */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value)
    else if (value === true) element.setAttribute(name, '')
    else if (value !== false && value !== undefined && value !== null) element.setAttribute(name, value)
  }
  element.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  )
  return element
}

/** `code` and **strong** within a line. */
const inline = (text) =>
  text.split(/(`[^`]*`|\*\*[^*]+\*\*)/).map((part) => {
    if (part.startsWith('`')) return h('code', {}, part.slice(1, -1))
    if (part.startsWith('**')) return h('strong', {}, part.slice(2, -2))
    return part
  })

const cellsOf = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

const tableOf = ([head, , ...rows]) =>
  h(
    'div',
    { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': '表格' },
    h(
      'table',
      {},
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          cellsOf(head).map((cell) => h('th', { scope: 'col' }, inline(cell))),
        ),
      ),
      h(
        'tbody',
        {},
        rows.map((row) =>
          h(
            'tr',
            {},
            cellsOf(row).map((cell) => h('td', {}, inline(cell))),
          ),
        ),
      ),
    ),
  )

/** The little Markdown that the document is written in: paragraphs, lists and tables. */
export const prose = (text) =>
  text.split(/\n{2,}/).map((block) => {
    const lines = block.split('\n')
    if (lines[0].startsWith('|')) return tableOf(lines)
    const items = lines.filter((line) => line.startsWith('- '))
    const rest = lines.filter((line) => !line.startsWith('- ')).join(' ')
    return [
      rest && h('p', {}, inline(rest)),
      items.length > 0 &&
        h(
          'ul',
          {},
          items.map((line) => h('li', {}, inline(line.slice(2)))),
        ),
    ]
  })

/** A block of code that can be copied. */
export function codeBlock(title, text) {
  const status = h('span', { role: 'status', class: 'soft' })
  const copy = async () => {
    await navigator.clipboard?.writeText(text).then(
      () => {
        status.textContent = '已复制 '
      },
      () => {
        status.textContent = '请手动选择复制 '
      },
    )
  }
  return h(
    'figure',
    { class: 'code' },
    h(
      'figcaption',
      {},
      h('span', {}, title),
      h('span', {}, status, h('button', { type: 'button', click: copy }, '复制')),
    ),
    h('pre', { tabindex: '0', 'aria-label': title }, h('code', {}, text)),
  )
}
