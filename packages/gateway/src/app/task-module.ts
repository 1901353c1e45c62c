import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/** Makes a thread load TypeScript, whether or not its process does. */
const loadTypeScript = () => {
  const manifest = createRequire(import.meta.url).resolve('tsx/package.json')
  const tsx = new URL('./dist/esm/api/index.mjs', pathToFileURL(manifest)).href
  return ['--import', `data:text/javascript,import { register } from '${tsx}'; register()`]
}

/** Whether this is the source, which tests and development run, or the build. */
const isSource = import.meta.url.endsWith('.ts')

/** What worker threads load: tasks.ts, or beside main.js what was built of it. */
export const taskModule = {
  href: new URL(isSource ? './tasks.ts' : './tasks.js', import.meta.url).href,
  execArgv: isSource ? loadTypeScript() : [],
}
