/** A header as it is compared: half-width, without spaces and marks of required fields; its unit apart. */
interface HeaderName {
  readonly whole: string
  readonly name: string
  /** 万元, 元, 天; '' without one. */
  readonly unit: string
}

const UNIT = /^(.+?)[([]([^()[\]]*)[)\]]$/

export function readHeaderName(header: string): HeaderName {
  const whole = header
    .normalize('NFKC')
    .replace(/[\s*:：]/g, '')
    .toUpperCase()
  const [, name = whole, unit = ''] = UNIT.exec(whole) ?? []
  return { whole, name, unit }
}

/** The names in a list separated by spaces, as they are compared. */
export function listNames(names: string): readonly string[] {
  return names.split(' ').map((name) => readHeaderName(name).whole)
}
