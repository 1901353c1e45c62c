import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './processes.mjs'
import { Refusal } from './say.mjs'

/** The headless build first: the same engine without a browser's own windows, a fifth less CPU time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** The Chromium for tests: the one in CHROMIUM_PATH, else one on the PATH. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new Refusal(`CHROMIUM_PATH 指向的文件不存在：${env.CHROMIUM_PATH}`)
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), MAC]
  return candidates.find((path) => existsSync(path))
}

const answers = (command, args) => spawnSync(command, args, { encoding: 'utf8' }).stdout?.trim() ?? ''

/** Only Linux may lack a Chinese font; without fontconfig this cannot be checked. */
const hasChineseFont = () =>
  process.platform !== 'linux' || answers('fc-list', [':lang=zh-cn', 'family']) !== ''

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** The package of Debian or Ubuntu to install; some releases lack the headless build. */
const packageOfChromium = () =>
  answers('apt-cache', ['pkgnames', 'chromium-headless-shell']) ? 'chromium-headless-shell' : 'chromium'

/** Returns the path of a Chromium that can show Chinese; installs missing packages if permitted. */
export async function ensureBrowser() {
  const lacksChromium = !findChromium()
  const lacksFont = !hasChineseFont()
  if ((lacksChromium || lacksFont) && mayInstall()) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['-q', 'update'], { env })
    const missing = [lacksChromium && packageOfChromium(), lacksFont && 'fonts-noto-cjk'].filter(Boolean)
    await run('apt-get', ['-q', 'install', '-y', '--no-install-recommends', ...missing], { env })
  }
  const chromium = findChromium()
  if (!chromium) {
    throw new Refusal(
      '没有找到 Chromium：请安装 chromium 和 fonts-noto-cjk，或用 CHROMIUM_PATH 指定 Chrome 的路径',
    )
  }
  if (!hasChineseFont()) throw new Refusal('没有中文字体：请安装 fonts-noto-cjk')
  return chromium
}
