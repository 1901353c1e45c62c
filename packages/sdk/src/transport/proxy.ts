type Environment = Readonly<Record<string, string | undefined>>

const isLoopback = (host: string) =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)

const matches = (entry: string, host: string, port: string): boolean => {
  if (entry === '*') return true
  const [, name = '', entryPort] = /^(.*?)(?::(\d+))?$/.exec(entry) ?? []
  if (entryPort !== undefined && entryPort !== port) return false
  const suffix = name.replace(/^\*?\./, '')
  return suffix !== '' && (host === suffix || host.endsWith(`.${suffix}`))
}

/**
 * The proxy for an address by HTTP_PROXY, HTTPS_PROXY and NO_PROXY, in either case; null if there is none. This
 * machine itself is never reached through a proxy. HTTP_PROXY in capitals is ignored under CGI, where a caller can set
 * it by a header.
 */
export function findProxy({ protocol, hostname, port }: URL, environment: Environment): string | null {
  const read = (name: string) => environment[name] || environment[name.toUpperCase()] || null
  const isSecure = protocol === 'https:'
  const host = hostname.toLowerCase()
  if (isLoopback(host)) return null
  const excluded =
    read('no_proxy')
      ?.toLowerCase()
      .split(/[\s,]+/) ?? []
  if (excluded.some((entry) => matches(entry, host, port || (isSecure ? '443' : '80')))) return null
  if (isSecure) return read('https_proxy')
  return environment.REQUEST_METHOD === undefined ? read('http_proxy') : environment.http_proxy || null
}
