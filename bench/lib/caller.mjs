// One way to call the gateway, in a process of its own, so that its CPU is nobody else's. The parent says which.
import http from 'node:http'
import { pathToFileURL } from 'node:url'

const { way, url, path, sdk, axios, calls, warmUp, atOnce } = JSON.parse(process.argv[2])
const body = JSON.stringify({ pageSize: 20 })
const headers = { 'content-type': 'application/json' }

const client = async (encrypt) => {
  const { createPortalClient } = await import(pathToFileURL(sdk).href)
  const { company } = createPortalClient({ baseUrl: url, encrypt })
  return async () => (await company.search({ pageSize: 20 })).records
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
    const { default: library } = await import(pathToFileURL(axios).href)
    const httpAgent = new http.Agent({ keepAlive: true, maxSockets: 100 })
    const instance = library.create({ baseURL: url, httpAgent })
    return async () => (await instance.post(path, { pageSize: 20 })).data.data.records
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
console.log(JSON.stringify({ cpu: (user + system) / calls, wall: performance.now() - from }))
process.exit(0)
