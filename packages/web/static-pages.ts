import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The names of the static pages: the folders of app/screens/static; there is no other list of them. */
export const STATIC_PAGES = readdirSync(join(import.meta.dirname, 'src/app/screens/static')).join(',')
