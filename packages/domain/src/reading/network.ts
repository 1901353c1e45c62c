const IPV4 = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/i

/** The first four groups of an IPv6 address; `::` is replaced by the missing zeros. */
const firstGroups = (address: string): readonly string[] => {
  const [before = '', after] = address.split('::')
  const groups = (text: string) => text.split(':').filter((group) => group !== '')
  const head = groups(before)
  const tail = after === undefined ? [] : groups(after)
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  return [...head, ...zeros, ...tail].slice(0, 4)
}

/**
 * The network by which an address is counted (LEG-02): the /24 of an IPv4 address, the /64 of an IPv6 address, which is
 * the range of one connection. Any other text is its own network.
 */
export function networkOf(address: string): string {
  const ipv4 = IPV4.exec(address.trim())
  if (ipv4) return `${ipv4.slice(1, 4).map(Number).join('.')}.0/24`
  const plain = address.trim().toLowerCase().split('%')[0] ?? ''
  if (!plain.includes(':')) return plain
  return `${firstGroups(plain)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
