import { join } from 'node:path'
import { run } from '../../scripts/lib/processes.mjs'
import { tempFolder } from './temp'

interface OtherSdk {
  readonly name: string
  readonly version: string
  /** The first program of its README. */
  readonly code: string
}

/** The SDKs that ours is measured beside. */
export const OTHER_SDKS: readonly OtherSdk[] = [
  {
    name: 'stripe',
    version: '23.1.0',
    code: `import Stripe from 'stripe'
      const stripe = new Stripe('sk_test')
      const customer = await stripe.customers.create({ email: 'customer@example.com' })
      console.log(customer.id)`,
  },
  {
    name: 'openai',
    version: '6.49.0',
    code: `import OpenAI from 'openai'
      const client = new OpenAI({ apiKey: 'key', dangerouslyAllowBrowser: true })
      const response = await client.responses.create({ model: 'gpt-5.2', input: 'Hello' })
      console.log(response.output_text)`,
  },
  {
    name: '@anthropic-ai/sdk',
    version: '1.14.0',
    code: `import Anthropic from '@anthropic-ai/sdk'
      const client = new Anthropic({ apiKey: 'key', dangerouslyAllowBrowser: true })
      const messages = [{ role: 'user', content: 'Hello' }]
      const message = await client.messages.create({ max_tokens: 1024, messages, model: 'claude-opus-4-6' })
      console.log(message.content)`,
  },
  {
    name: 'octokit',
    version: '5.0.5',
    code: `import { Octokit } from 'octokit'
      const octokit = new Octokit({ auth: 'token' })
      const { data } = await octokit.rest.users.getAuthenticated()
      console.log(data.login)`,
  },
]

/** Installs them into a temporary folder by npm; null without a registry. Returns their node_modules. */
export async function installOthers(): Promise<string | null> {
  const folder = tempFolder('other-sdks')
  const packages = OTHER_SDKS.map(({ name, version }) => `${name}@${version}`)
  const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder]
  const code = await run('npm', ['install', ...flags, ...packages], { cwd: folder, stdio: 'ignore' })
  return code === 0 ? join(folder, 'node_modules') : null
}
