import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/** Node flags that make a thread load TypeScript, even if its process does not. */
const loadTypeScript = () => {
  const manifest = createRequire(import.meta.url).resolve('tsx/package.json')
  const tsx = new URL('./dist/esm/api/index.mjs', pathToFileURL(manifest)).href
  return ['--import', `data:text/javascript,import { register } from '${tsx}'; register()`]
}

/** True in the sources (tests and development); false in the build. */
const isSource = import.meta.url.endsWith('.ts')

/** The module of worker threads: tasks.ts, or its build next to main.js. */
export const taskModule = {
  href: new URL(isSource ? './tasks.ts' : './tasks.js', import.meta.url).href,
  execArgv: isSource ? loadTypeScript() : [],
}
