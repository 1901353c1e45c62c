// One way to call the gateway, in a separate process, so that its CPU time is measured alone. The parent
// chooses the way.
import { getEventListeners } from 'node:events'
import http from 'node:http'
import { pathToFileURL } from 'node:url'

const { way, url, path, packages, calls, warmUp, atOnce } = JSON.parse(process.argv[2])
const body = JSON.stringify({ pageSize: 20 })
const headers = { 'content-type': 'application/json' }

const load = async (name) => import(pathToFileURL(packages[name]).href)
/** Passed to every call of the SDK, as in a page that the user may leave. */
const leaving = new AbortController()

const client = async (encrypt) => {
  const { createPortalClient } = await load('sdk')
  // Far longer than any server timeout: busy machines are measured too.
  const { companies } = createPortalClient({ baseUrl: url, encrypt, timeout: 60_000 })
  const options = { signal: leaving.signal }
  return async () => (await companies.search({ pageSize: 20 }, options)).records
}

const overHttp = (agent) => () =>
  new Promise((resolve, reject) => {
    const request = http.request(url + path, { method: 'POST', headers, agent }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString()).data.records))
      response.on('error', reject)
    })
    request.on('error', reject)
    request.end(body)
  })

const WAYS = {
  sdk: () => client('never'),
  encrypted: () => client('results'),
  fetch: () => async () =>
    (await (await fetch(url + path, { method: 'POST', headers, body })).json()).data.records,
  axios: async () => {
    const { default: library } = await load('axios')
    const httpAgent = new http.Agent({ keepAlive: true, maxSockets: 100 })
    const instance = library.create({ baseURL: url, httpAgent })
    return async () => (await instance.post(path, { pageSize: 20 })).data.data.records
  },
  stripe: async () => {
    const { default: Stripe } = await load('stripe')
    const { hostname: host, port } = new URL(url)
    const stripe = new Stripe('sk_test', { host, port, protocol: 'http', telemetry: false })
    return async () => (await stripe.customers.create({ name: '20' })).data.records
  },
  openai: async () => {
    const { default: OpenAI } = await load('openai')
    const openai = new OpenAI({ apiKey: 'key', baseURL: url })
    return async () => (await openai.post(path, { body: { pageSize: 20 } })).data.records
  },
  http: () => overHttp(new http.Agent({ keepAlive: true, maxSockets: 100 })),
}

const call = await WAYS[way]()

const make = async (count) => {
  let left = count
  const worker = async () => {
    while (left-- > 0) if ((await call()).length !== 20) throw new Error(`${way}: not 20 rows`)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

await make(warmUp)
const used = process.cpuUsage()
const from = performance.now()
await make(calls)
const { user, system } = process.cpuUsage(used)
const listeners = getEventListeners(leaving.signal, 'abort').length
console.log(JSON.stringify({ cpu: (user + system) / calls, wall: performance.now() - from, listeners }))
process.exit(0)
