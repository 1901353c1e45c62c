import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { main, run } from './lib/processes.mjs'
import { withProduct } from './lib/product.mjs'
import { Refusal, step } from './lib/say.mjs'
import { at } from './lib/workspace.mjs'

/** The film of the search drawer (SHL-08): its picture, its captions and its poster. */
const FILM = at('packages', 'web', 'public', 'assets', 'video', 'search')
const SIZE = { width: 1040, height: 650 }
/** Width of the film in px, frames a second, and its maximum size in bytes. */
const OUTPUT = { width: 960, fps: 10, maxBytes: 600_000 }
const KEYWORD = '学校'

const svipToken = async (gatewayUrl) => {
  const answer = await fetch(`${gatewayUrl}/sandbox/accounts/svip/token`, { method: 'POST' })
  return (await answer.json()).access_token
}

/** A member's browser, without pop-ups of earlier visits or motion. */
const openBrowser = async (executablePath, portalUrl, token) => {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const page = await browser.newPage({
    viewport: SIZE,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  await page.context().addCookies([
    { name: 'JGJTK', value: encodeURIComponent(token), url: portalUrl, httpOnly: true, sameSite: 'Lax' },
    { name: 'JGJLOGIN', value: '1', url: portalUrl, sameSite: 'Lax' },
  ])
  return { browser, page }
}

/** A sequence of shots of a page, each with its duration, and the captions over them. */
const createReel = (page, folder) => {
  const shots = []
  const captions = []
  let now = 0
  const shoot = async (ms) => {
    const file = join(folder, `${String(shots.length).padStart(4, '0')}.jpg`)
    await page.screenshot({ path: file, type: 'jpeg', quality: 92 })
    shots.push({ file, ms })
    now += ms
  }
  return {
    shots,
    captions,
    shoot,
    caption(text) {
      if (captions.length > 0) captions.at(-1).to = now
      captions.push({ text, from: now, to: now })
    },
    end() {
      if (captions.length > 0) captions.at(-1).to = now
    },
    /** Marks an element with a ring for a moment, then clicks it. */
    async click(locator) {
      const box = await locator.boundingBox()
      if (!box) throw new Refusal('要点的内容不在画面里')
      await page.evaluate(({ x, y, width, height }) => {
        const ring = document.createElement('div')
        ring.id = 'film-ring'
        const style = `position:fixed;z-index:9999;left:${x - 4}px;top:${y - 4}px;width:${width + 8}px;height:${height + 8}px`
        ring.style.cssText = `${style};border:3px solid #e8590c;border-radius:8px;pointer-events:none`
        document.body.append(ring)
      }, box)
      await shoot(700)
      await page.evaluate(() => document.getElementById('film-ring')?.remove())
      await locator.click()
    },
  }
}

const settle = (page) => page.waitForLoadState('networkidle')

/** From the choice of a category to a tender: the three steps of the drawer. */
const play = async (page, portalUrl, reel) => {
  await page.goto(`${portalUrl}/zhaobiao/`, { waitUntil: 'networkidle' })
  const close = page.getByRole('button', { name: '关闭' })
  for (const button of await close.all()) if (await button.isVisible()) await button.click()
  const box = page.getByRole('searchbox', { name: '搜索' })
  reel.caption('选类别：在搜索框旁选择要查的数据，如招标')
  await reel.shoot(1500)
  await reel.click(box)
  await page.getByText('查询功能使用教程').waitFor()
  await reel.shoot(1800)
  reel.caption('输关键词：输入名称中的几个字，边输入边给出联想')
  for (const letter of KEYWORD) {
    await box.press('End')
    await page.keyboard.insertText(letter)
    await reel.shoot(450)
  }
  const suggestions = page.getByRole('region', { name: '搜索联想与历史' })
  await suggestions
    .getByRole('link', { name: /学.*招标/ })
    .first()
    .waitFor()
  await settle(page)
  await reel.shoot(2000)
  await box.press('Enter')
  await page.waitForURL(/q=/)
  await settle(page)
  await reel.shoot(1800)
  reel.caption('缩小范围：按地区、资质、预算与截止时间筛选')
  const menu = page.getByRole('region', { name: '筛选' }).locator('details', { hasText: '投标截止' })
  await reel.click(menu.locator('summary'))
  await menu.getByRole('link', { name: /30 天/ }).waitFor()
  await settle(page)
  await reel.shoot(1500)
  await reel.click(menu.getByRole('link', { name: /30 天/ }))
  await page.waitForURL(/due=/)
  await settle(page)
  reel.caption('条件都在网址里，可以收藏和转发')
  await reel.shoot(2200)
  reel.caption('点开一条：能不能投、截止时间、预算与对手')
  await reel.click(page.getByRole('article').first().getByRole('link').first())
  await page.waitForURL(/\.html/)
  await settle(page)
  await reel.shoot(3000)
  reel.end()
}

const clock = (ms) => new Date(ms).toISOString().slice(11, 23)

const writeCaptions = (captions) => {
  const cues = captions.map(({ text, from, to }) => `${clock(from)} --> ${clock(to)}\n${text}\n`)
  writeFileSync(`${FILM}.vtt`, `WEBVTT\n\n${cues.join('\n')}`)
}

const ffmpeg = async (...args) => {
  const code = await run('ffmpeg', ['-v', 'error', '-y', ...args])
  if (code) throw new Refusal('ffmpeg 没有完成：请安装 ffmpeg（含 libvpx），或看上面的原因')
}

/** Encodes the shots as a film, and one of them as its poster. */
const encode = async (shots, folder) => {
  const list = join(folder, 'shots.txt')
  const entries = shots.map(({ file, ms }) => `file '${file}'\nduration ${ms / 1000}`)
  // The last shot is named again, because ffmpeg would otherwise ignore its duration.
  writeFileSync(list, `${entries.join('\n')}\nfile '${shots.at(-1).file}'\n`)
  const scale = `scale=${OUTPUT.width}:-2`
  const film = ['-f', 'concat', '-safe', '0', '-i', list, '-vf', `${scale},fps=${OUTPUT.fps}`]
  const codec = ['-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-pix_fmt', 'yuv420p', '-row-mt', '1']
  await ffmpeg(...film, ...codec, '-an', '-map_metadata', '-1', `${FILM}.webm`)
  await ffmpeg('-i', shots[2].file, '-vf', scale, '-q:v', '6', '-map_metadata', '-1', `${FILM}.jpg`)
  const { size } = statSync(`${FILM}.webm`)
  if (size > OUTPUT.maxBytes) throw new Refusal(`影片 ${size} 字节，超过 ${OUTPUT.maxBytes}`)
}

/** Records the film of the search drawer from the built product with fresh demo data (SHL-08). */
main(() =>
  withProduct(async ({ browser: path, portalUrl, gatewayUrl }) => {
    mkdirSync(dirname(FILM), { recursive: true })
    const folder = mkdtempSync(join(tmpdir(), 'film-'))
    const { browser, page } = await openBrowser(path, portalUrl, await svipToken(gatewayUrl))
    try {
      const reel = createReel(page, folder)
      await step('录制', () => play(page, portalUrl, reel))
      await step('编码', () => encode(reel.shots, folder))
      writeCaptions(reel.captions)
    } finally {
      await browser.close()
      rmSync(folder, { recursive: true, force: true })
    }
  }),
)
