import Bowser from 'bowser'

/** A device by the names that its login sent, 老板端 · iPhone; otherwise by its user agent. */
export function nameDevice(login: {
  readonly clientName: string | null
  readonly deviceName: string | null
  readonly userAgent: string | null
}): string {
  const name = [login.clientName, login.deviceName].filter(Boolean).join(' · ')
  return name || describeDevice(login.userAgent)
}

/** A device as text, "Windows · Chrome 130"; a program other than a browser by its own name. */
export function describeDevice(userAgent: string | null): string {
  if (userAgent === null) return '未知设备'
  const { browser, os } = Bowser.parse(userAgent)
  const version = browser.version?.split('.')[0]
  const name = [browser.name, version].filter(Boolean).join(' ')
  const words = [os.name, name].filter(Boolean)
  return words.length > 0 ? words.join(' · ') : (/^[\w.-]+/.exec(userAgent)?.[0] ?? '未知设备')
}
