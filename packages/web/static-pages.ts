import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The names of the static pages: a folder of app/screens/static is one, and nothing else has to name it. */
export const STATIC_PAGES = readdirSync(join(import.meta.dirname, 'src/app/screens/static')).join(',')
