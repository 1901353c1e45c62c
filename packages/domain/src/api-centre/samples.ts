import { type ApiCall, type ApiExample, callAddress, fillPath } from './reference'

/** Code that makes the call without changes; it reads the key from the environment. */
export interface ApiSample {
  readonly id: 'ts' | 'curl' | 'python'
  readonly label: string
  readonly code: string
}

/** The environment variable with the key. */
export const KEY_VARIABLE = 'ZHUSHUTONG_KEY'

/** A text in single quotes for a shell. */
const quoteShell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

const quotePython = (text: string) => JSON.stringify(text)

/** A JSON value as a Python literal. */
export function pythonLiteral(value: unknown, indent = ''): string {
  if (value === null || value === undefined) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value === 'string') return quotePython(value)
  if (Array.isArray(value)) return `[${value.map((item) => pythonLiteral(item, indent)).join(', ')}]`
  if (typeof value !== 'object') return String(value)
  const fields = Object.entries(value)
  if (fields.length === 0) return '{}'
  const inner = `${indent}    `
  const lines = fields.map(([key, item]) => `${inner}${quotePython(key)}: ${pythonLiteral(item, inner)},`)
  return `{\n${lines.join('\n')}\n${indent}}`
}

const takesToken = ({ access }: Pick<ApiCall, 'access'>) => access !== 'none'

const typescript = (call: ApiCall, sdk: string, baseUrl: string) =>
  [
    "import { createPortalClient } from '@zhushutong/sdk'",
    ...(call.form === 'file' ? ["import { readFile } from 'node:fs/promises'"] : []),
    '',
    'const client = createPortalClient({',
    `  baseUrl: '${baseUrl}',`,
    ...(takesToken(call) ? [`  token: process.env.${KEY_VARIABLE},`] : []),
    '})',
    '',
    ...(call.form === 'file' ? ["const bytes = await readFile('photo.png')"] : []),
    sdk,
    ...(call.form === 'stream' ? [] : ['console.log(result)']),
  ].join('\n')

const curlLines = (call: ApiCall, example: ApiExample, baseUrl: string) => {
  const flags = [
    ...(call.form === 'stream' ? ['--no-buffer'] : []),
    ...(call.method === 'DELETE' ? ['-X DELETE'] : []),
    ...(call.form === 'download' ? ['-o download'] : []),
    ...(takesToken(call) ? [`-H "Authorization: Bearer $${KEY_VARIABLE}"`] : []),
  ]
  if (call.method === 'POST' && call.form === 'file') flags.push("-F 'file=@photo.png;type=image/png'")
  else if (call.method === 'POST') {
    const body = JSON.stringify(fillPath(call.path, example).rest, null, 2)
    flags.push("-H 'Content-Type: application/json'", `-d ${quoteShell(body)}`)
  }
  return [`curl ${quoteShell(baseUrl + callAddress(call, example))}`, ...flags].join(' \\\n  ')
}

const pythonLines = (call: ApiCall, example: ApiExample, baseUrl: string) => {
  const posts = call.method === 'POST'
  const headers = [
    ...(posts ? ['"Content-Type": "application/json",'] : []),
    ...(takesToken(call) ? [`"Authorization": "Bearer " + os.environ["${KEY_VARIABLE}"],`] : []),
  ]
  return [
    'import json',
    ...(takesToken(call) ? ['import os'] : []),
    'import urllib.request',
    '',
    'request = urllib.request.Request(',
    `    ${quotePython(baseUrl + callAddress(call, example))},`,
    `    method="${call.method}",`,
    ...(posts
      ? [`    data=json.dumps(${pythonLiteral(fillPath(call.path, example).rest, '    ')}).encode(),`]
      : []),
    ...(headers.length > 0 ? ['    headers={', ...headers.map((line) => `        ${line}`), '    },'] : []),
    ')',
    'with urllib.request.urlopen(request) as response:',
    ...(call.form === 'stream'
      ? ['    for line in response:', '        print(line.decode(), end="")']
      : [
          '    answer = json.load(response)',
          '',
          'if answer["statusCode"] != "00000":',
          '    raise SystemExit(answer["statusMessage"])',
          'print(json.dumps(answer["data"], ensure_ascii=False, indent=2))',
        ]),
  ].join('\n')
}

/**
 * Samples of a call against a gateway (KEY-03). Encrypted calls have only the SDK sample. File and download calls have
 * no Python sample.
 */
export function listSamples(call: ApiCall, baseUrl: string): readonly ApiSample[] {
  const { sdk, form } = call
  const example = call.example ?? {}
  const samples: ApiSample[] = []
  if (sdk !== null) samples.push({ id: 'ts', label: 'TypeScript', code: typescript(call, sdk, baseUrl) })
  if (form === 'encrypted') return samples
  samples.push({ id: 'curl', label: 'curl', code: curlLines(call, example, baseUrl) })
  if (form === 'json' || form === 'stream')
    samples.push({ id: 'python', label: 'Python', code: pythonLines(call, example, baseUrl) })
  return samples
}
