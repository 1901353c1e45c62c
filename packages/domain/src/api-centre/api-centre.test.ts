import { describe, expect, it } from 'vitest'
import { type ApiCall, callAddress, listSamples } from './index'
import { fillPath } from './reference'
import { KEY_VARIABLE, pythonLiteral } from './samples'

const aCall = (over: Partial<ApiCall> = {}): ApiCall => ({
  id: 'companies-search',
  name: 'companies.search',
  summary: '查企业',
  method: 'POST',
  path: '/company/search',
  access: 'optional',
  scope: 'records',
  notes: [],
  request: [],
  result: [],
  errors: [],
  example: { filters: { region: ['500000'] }, all: true },
  sdk: 'const result = await client.companies.search({ all: true })',
  form: 'json',
  canTry: true,
  ...over,
})
const codeOf = (call: ApiCall, id: string) =>
  listSamples(call, 'http://gateway').find((sample) => sample.id === id)?.code

describe('addresses of a call', () => {
  it('KEY-03 placeholders are filled, the rest goes to body or query', () => {
    expect(fillPath('/a/{id}/b', { id: 'x y', n: 1 })).toEqual({ path: '/a/x%20y/b', rest: { n: 1 } })
    expect(fillPath('/a/{id}', {})).toEqual({ path: '/a/id', rest: {} })
    expect(callAddress({ method: 'POST', path: '/a' }, { n: 1 })).toBe('/a')
    expect(callAddress({ method: 'GET', path: '/a/{id}' }, { id: 'i', n: '1&2' })).toBe('/a/i?n=1%262')
    expect(callAddress({ method: 'GET', path: '/a' }, {})).toBe('/a')
  })
})

describe('samples', () => {
  it('KEY-03 TypeScript has the client, the key and the call', () => {
    expect(codeOf(aCall(), 'ts')).toBe(`import { createPortalClient } from '@zhushutong/sdk'

const client = createPortalClient({
  baseUrl: 'http://gateway',
  token: process.env.${KEY_VARIABLE},
})

const result = await client.companies.search({ all: true })
console.log(result)`)
    expect(codeOf(aCall({ access: 'none' }), 'ts')).not.toContain('token')
    expect(codeOf(aCall({ form: 'file' }), 'ts')).toContain("const bytes = await readFile('photo.png')")
    expect(codeOf(aCall({ form: 'stream' }), 'ts')).not.toContain('console.log')
    expect(codeOf(aCall({ sdk: null }), 'ts')).toBeUndefined()
  })

  it('KEY-03 curl sends JSON with the key, and quotes for a shell', () => {
    expect(codeOf(aCall({ example: { name: "it's" } }), 'curl')).toBe(`curl 'http://gateway/company/search' \\
  -H "Authorization: Bearer $${KEY_VARIABLE}" \\
  -H 'Content-Type: application/json' \\
  -d '{
  "name": "it'\\''s"
}'`)
    expect(codeOf(aCall({ method: 'GET', access: 'none', example: { n: 1 } }), 'curl')).toBe(
      "curl 'http://gateway/company/search?n=1'",
    )
    expect(codeOf(aCall({ method: 'DELETE' }), 'curl')).toContain('-X DELETE')
    expect(codeOf(aCall({ form: 'file', example: null }), 'curl')).toContain("-F 'file=@photo.png")
    expect(codeOf(aCall({ form: 'stream' }), 'curl')).toContain('--no-buffer')
    expect(codeOf(aCall({ form: 'download', method: 'GET' }), 'curl')).toContain('-o download')
  })

  it('KEY-03 Python needs nothing installed and stops at a refusal', () => {
    expect(codeOf(aCall(), 'python')).toBe(`import json
import os
import urllib.request

request = urllib.request.Request(
    "http://gateway/company/search",
    method="POST",
    data=json.dumps({
        "filters": {
            "region": ["500000"],
        },
        "all": True,
    }).encode(),
    headers={
        "Content-Type": "application/json",
        "Authorization": "Bearer " + os.environ["${KEY_VARIABLE}"],
    },
)
with urllib.request.urlopen(request) as response:
    answer = json.load(response)

if answer["statusCode"] != "00000":
    raise SystemExit(answer["statusMessage"])
print(json.dumps(answer["data"], ensure_ascii=False, indent=2))`)
    const open = codeOf(aCall({ method: 'GET', access: 'none', example: {} }), 'python')
    expect(open).not.toContain('headers')
    expect(open).not.toContain('import os')
    expect(open).not.toContain('data=')
    expect(codeOf(aCall({ form: 'stream' }), 'python')).toContain('for line in response:')
    expect(codeOf(aCall({ form: 'file' }), 'python')).toBeUndefined()
    expect(codeOf(aCall({ form: 'download' }), 'python')).toBeUndefined()
  })

  it('KEY-03 values are Python literals', () => {
    expect([null, undefined, true, false, 1.5, 'a"b', [], {}].map((value) => pythonLiteral(value))).toEqual([
      'None',
      'None',
      'True',
      'False',
      '1.5',
      '"a\\"b"',
      '[]',
      '{}',
    ])
  })
})
