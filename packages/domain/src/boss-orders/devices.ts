/** The maximum length of a client's or device's name, in UTF-16 units (BOS-07). */
const MAX_LABEL = 40

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/**
 * The name of a client or its device from a header, percent-encoded; null without a header or without readable
 * characters (BOS-07).
 */
export function parseClientLabel(header: string | undefined): string | null {
  if (header === undefined || header.length > 400) return null
  const text = decode(header)
    ?.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
  return text ? text.slice(0, MAX_LABEL) : null
}

/** The device from a browser's user agent: iPhone, the model of an Android phone, or the system (BOS-07). */
export function describeOwnDevice(userAgent: string): string {
  const android = /Android [\d.]+; ([^;)]{1,30}?)(?: Build\/[^;)]*)?\)/.exec(userAgent)
  // Chrome sends K for every model.
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
