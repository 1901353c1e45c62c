/** Characters of a client's or a device's name (BOS-07). */
const MAX_LABEL = 40

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/**
 * A name that a client gives of itself or its device in a header, percent-encoded; null for none, or for one that says
 * nothing readable (BOS-07).
 */
export function parseClientLabel(header: string | undefined): string | null {
  if (header === undefined || header.length > 400) return null
  const text = decode(header)
    ?.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
  return text ? text.slice(0, MAX_LABEL) : null
}

/** What a browser's user agent says of its device: iPhone, the model of an Android phone, or the system (BOS-07). */
export function describeOwnDevice(userAgent: string): string {
  const android = /Android [\d.]+; ([^;)]{1,30}?)(?: Build\/[^;)]*)?\)/.exec(userAgent)
  // Chrome says K of every model.
  if (android?.[1] !== undefined) return android[1] === 'K' ? '安卓设备' : `${android[1].trim()}（安卓）`
  const known = [
    [/iPhone/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/Windows/, 'Windows 电脑'],
    [/Macintosh/, 'Mac'],
    [/Linux/, 'Linux 电脑'],
  ] as const
  return known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '其他设备'
}
