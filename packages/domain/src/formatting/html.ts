export interface Html {
  readonly markup: string
}

type Value = string | number | Html | readonly Html[]

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const markupOf = (value: Value): string => {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (c) => ESCAPES[c] ?? c)
  return 'markup' in value ? value.markup : value.map((item) => item.markup).join('')
}

/** A template of markup; values are escaped unless they are markup. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return {
    markup: parts.reduce((text, part, i) => text + markupOf(values[i - 1] ?? '') + part),
  }
}
