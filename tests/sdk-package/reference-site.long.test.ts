import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, expect, it } from 'vitest'
import { build } from '../../scripts/lib/build.mjs'
import { at } from '../../scripts/lib/workspace.mjs'

const run = promisify(execFile)

beforeAll(() => build('sdk'))

// typedoc.json makes warnings errors: a link that leads nowhere, a type that is not exported.
it('the reference site is made from the published declarations without a warning', async () => {
  const typedoc = at('node_modules', 'typedoc', 'bin', 'typedoc')
  const args = [typedoc, '--options', 'typedoc.json', '--emit', 'none']
  await expect(run(process.execPath, args, { cwd: at('packages', 'sdk') })).resolves.toMatchObject({
    stderr: '',
  })
})
