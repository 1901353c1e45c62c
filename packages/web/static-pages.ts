import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The names of the static pages: each folder of app/screens/static is one; they are named nowhere else. */
export const STATIC_PAGES = readdirSync(join(import.meta.dirname, 'src/app/screens/static')).join(',')
