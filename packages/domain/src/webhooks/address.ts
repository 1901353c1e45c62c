/** Maximum length of an address in UTF-16 units. */
export const MAX_WEBHOOK_URL = 500

const parseIPv4 = (text: string): number | null => {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255))
    return null
  return parts.reduce((sum, part) => sum * 256 + Number(part), 0)
}

const parseIPv6 = (text: string): readonly number[] | null => {
  const [head, tail, ...more] = text.split('::')
  if (head === undefined || more.length > 0) return null
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const [before, after] = [groups(head), groups(tail ?? '')]
  const gap = 8 - before.length - after.length
  if (tail === undefined ? gap !== 0 : gap < 1) return null
  const all = [...before, ...Array.from({ length: gap }, () => '0'), ...after]
  return all.every((group) => /^[\da-f]{1,4}$/i.test(group)) ? all.map((group) => parseInt(group, 16)) : null
}

const OWN_IPV4: readonly (readonly [string, number])[] = [
  // This network, private networks, those of providers (which contain cloud metadata services), this machine,
  // link-local.
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  // Protocol assignments, documentation, benchmarks.
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, and reserved.
  ['224.0.0.0', 3],
]

const isPublicIPv4 = (address: number): boolean =>
  OWN_IPV4.every(([network, bits]) => {
    const size = 2 ** (32 - bits)
    return Math.floor(address / size) !== Math.floor((parseIPv4(network) ?? 0) / size)
  })

const isPublicIPv6 = ([first = 0, second = 0]: readonly number[]): boolean => {
  // Only 2000::/3 is allocated. Addresses that contain an IPv4 address (mapped, NAT64) are outside of it.
  if (first < 0x2000 || first > 0x3fff) return false
  // Protocol assignments with Teredo, 6to4, documentation.
  return !((first === 0x2001 && (second < 0x200 || second === 0xdb8)) || first === 0x2002 || first === 0x3fff)
}

/**
 * True for an IP address, without brackets, of the public internet; others get no requests, to protect internal
 * services (WHK-02).
 */
export function isPublicAddress(text: string): boolean {
  const ipv4 = parseIPv4(text)
  if (ipv4 !== null) return isPublicIPv4(ipv4)
  const ipv6 = parseIPv6(text)
  return ipv6 !== null && isPublicIPv6(ipv6)
}

/** True for a name of this machine; a sandbox may send requests to these in addition (WHK-01). */
export function isLocalHost(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]'
}

const NAME = /^(?=.{1,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i

const isPublicHost = (host: string): boolean => {
  if (host.startsWith('[')) return isPublicAddress(host.slice(1, -1))
  return parseIPv4(host) === null ? NAME.test(host) : isPublicAddress(host)
}

const PORT_TEXT = '端口应为 1 到 65535 的整数'
/** Other ports belong to services that are not webhook receivers: mail, shells, databases. */
const OPEN_PORT_TEXT = '端口应为 443，或 8443 到 65535'

const checkPort = (port: string | undefined, isLocal: boolean): string | null => {
  if (port === undefined) return null
  const number = Number(port)
  if (!/^\d{1,5}$/.test(port) || number < 1 || number > 65_535) return PORT_TEXT
  return isLocal || number === 443 || number >= 8443 ? null : OPEN_PORT_TEXT
}

/**
 * The problem of a trimmed address; null if there is none.
 * @param allowsLocal true for a sandbox: a receiver on this machine is then allowed too, also by http
 */
export function checkWebhookUrl(url: string, allowsLocal: boolean): string | null {
  if (url === '') return '请填写接收地址'
  if (url.length > MAX_WEBHOOK_URL) return `地址最多 ${MAX_WEBHOOK_URL} 字`
  const parts = /^(https?):\/\/([^/?#\\\s]*)([/?][^#\\\s]*)?$/i.exec(url)
  const [, scheme = '', authority = ''] = parts ?? []
  if (!parts || /[^!-~]/.test(url)) return '请填写完整的网址，如 https://example.com/webhook'
  if (authority.includes('@')) return '地址里不能带用户名和密码'
  const [, host = authority, port] = /^(.*?)(?::(\d+))?$/.exec(authority) ?? []
  const isLocal = allowsLocal && isLocalHost(host.toLowerCase())
  if (!isLocal && scheme.toLowerCase() !== 'https') return '地址应以 https:// 开头'
  if (!isLocal && !isPublicHost(host)) return '请填写互联网上可以访问的地址，不能是本机或内网'
  return checkPort(port, isLocal)
}
