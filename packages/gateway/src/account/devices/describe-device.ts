import Bowser from 'bowser'

/** A device in words: "Windows · Chrome 130"; a program that is no browser by its own name. */
export function describeDevice(userAgent: string | null): string {
  if (userAgent === null) return '未知设备'
  const { browser, os } = Bowser.parse(userAgent)
  const version = browser.version?.split('.')[0]
  const name = [browser.name, version].filter(Boolean).join(' ')
  const words = [os.name, name].filter(Boolean)
  return words.length > 0 ? words.join(' · ') : (/^[\w.-]+/.exec(userAgent)?.[0] ?? '未知设备')
}
