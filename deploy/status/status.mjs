// The status page: checks the services once a minute and writes a page that nginx serves without them.
// node status.mjs check | incident <title> <text> | resolve <text>
// STATUS_DIR: folder of the page and its history. STATUS_TARGETS: file of the services, targets.json by default.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderPage } from './page.mjs'

const DAYS = 90
const ANSWER_WITHIN_MS = 10_000
const USAGE = '用法：node status.mjs check | incident <标题> <说明> | resolve <说明>'

const folder = process.env.STATUS_DIR ?? '/var/lib/zhushutong-public/status'
const targetsFile = process.env.STATUS_TARGETS ?? new URL('targets.json', import.meta.url)

const readJson = (file, otherwise) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return otherwise
    throw new Error(`${file} 读不出来：${error.message}`)
  }
}

/** Writes a whole file: a reader at the same time gets the old one. */
const write = (name, text) => {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, name)
  writeFileSync(`${file}.${process.pid}`, text)
  renameSync(`${file}.${process.pid}`, file)
}

/** @returns ms until the answer; null for a failure, a redirect away from the page, and no answer in time */
async function probe({ url }) {
  const from = performance.now()
  const isGood = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )
  return isGood ? Math.round(performance.now() - from) : null
}

/** Adds a check to the day of the service: checks and failures of the last 90 days. */
function addCheck(service = { days: {} }, { now, ms }) {
  const day = new Date(now).toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' })
  const { checks = 0, failures = 0 } = service.days[day] ?? {}
  const days = { ...service.days, [day]: { checks: checks + 1, failures: failures + (ms === null ? 1 : 0) } }
  const kept = Object.keys(days).sort().slice(-DAYS)
  return { days: Object.fromEntries(kept.map((key) => [key, days[key]])), ms, at: now }
}

async function check(now) {
  const targets = readJson(targetsFile)
  const services = readJson(join(folder, 'services.json'), {})
  const results = await Promise.all(targets.map(probe))
  return Object.fromEntries(
    targets.map(({ name }, index) => [name, addCheck(services[name], { now, ms: results[index] })]),
  )
}

/** Opens an incident, or adds a report to the open incident of the same title. */
function report(incidents, { now, title, text }) {
  const [open, ...others] = incidents
  const entry = { at: now, text }
  if (!open || open.resolvedAt || open.title !== title) return [{ title, reports: [entry] }, ...incidents]
  return [{ ...open, reports: [...open.reports, entry] }, ...others]
}

/** Closes the newest incident; null if it is closed already. */
function resolve([open, ...others], { now, text }) {
  if (!open || open.resolvedAt) return null
  return [{ ...open, resolvedAt: now, reports: [...open.reports, { at: now, text }] }, ...others]
}

const refuse = (text) => {
  console.error(text)
  process.exit(1)
}

const [command, ...texts] = process.argv.slice(2)
const now = Date.now()
const incidents = readJson(join(folder, 'incidents.json'), [])
if (command === 'check') {
  write('services.json', JSON.stringify(await check(now)))
} else if (command === 'incident' && texts.length === 2) {
  const [title, text] = texts
  write('incidents.json', JSON.stringify(report(incidents, { now, title, text })))
} else if (command === 'resolve' && texts.length === 1) {
  const changed = resolve(incidents, { now, text: texts[0] })
  write('incidents.json', JSON.stringify(changed ?? refuse('没有未解决的事件')))
} else {
  refuse(USAGE)
}
// A check and a report at the same time write different files; each page has what both have by then.
const state = {
  services: readJson(join(folder, 'services.json'), {}),
  incidents: readJson(join(folder, 'incidents.json'), []),
}
write('index.html', renderPage(state, now))
