const sdk = require('@zhushutong/sdk')
const { createNodeClient } = require('@zhushutong/sdk/node')

const { GATEWAY_URL: baseUrl, PORTAL_TOKEN: token } = process.env

async function main() {
  const { upload } = await import('./upload.mjs')
  const { visit } = await import('./visit.mjs')
  const seen = await visit(sdk, { baseUrl, token })
  const uploads = await upload(sdk, { baseUrl, token })
  const client = createNodeClient({ baseUrl, maxSockets: 4 })
  const { requestId } = await client.companies.search({}).withResponse()
  client.close()
  console.log(JSON.stringify({ node: process.versions.node, requestId, uploads, ...seen }))
}

main()
