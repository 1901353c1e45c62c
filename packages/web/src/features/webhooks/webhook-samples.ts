import { SIGNATURE_HEADER, SIGNATURE_TOLERANCE } from '@zhushutong/domain/webhooks'

export const WEBHOOK_HEADER = `${SIGNATURE_HEADER}: t=1795140000,v1=5f8c0e3b…（64 位十六进制）`

export const WEBHOOK_BODY = `{
  "version": 1,
  "id": "6f1c2a0e-…",
  "type": "subscription.digest",
  "created": 1795140000000,
  "cursor": 7,
  "data": {
    "subscriptionId": "0b9d…",
    "name": "重庆招标",
    "total": 1,
    "records": [{ "module": "tender", "moduleId": "…", "title": "某道路工程" }]
  }
}`

const SDK = `import { verifyWebhook } from '@zhushutong/sdk/webhooks'

export async function POST(request) {
  const header = request.headers.get('zhushutong-signature')
  const secret = process.env.WEBHOOK_SECRET
  const event = await verifyWebhook(await request.text(), header, secret)
  if (event.type === 'subscription.digest') console.log(event.cursor, event.data.name)
  if (event.type === 'record.changed') console.log(event.data.records[0].change)
  return new Response(null, { status: 204 })
}`

const PYTHON = `import hashlib, hmac, os, time

def verify(body: bytes, header: str) -> bool:
    parts = [part.split("=", 1) for part in header.split(",")]
    seconds = next(value for name, value in parts if name == "t")
    secret = os.environ["WEBHOOK_SECRET"].encode()
    expected = hmac.new(secret, seconds.encode() + b"." + body, hashlib.sha256).hexdigest()
    is_signed = any(hmac.compare_digest(expected, value) for name, value in parts if name == "v1")
    return is_signed and abs(time.time() - int(seconds)) <= ${SIGNATURE_TOLERANCE}`

export const WEBHOOK_RECEIVERS = [
  { id: 'ts', label: 'SDK', code: SDK },
  { id: 'python', label: 'Python', code: PYTHON },
] as const
