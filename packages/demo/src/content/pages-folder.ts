import { fileURLToPath } from 'node:url'

/**
 * The folder of the texts in Markdown, for the importer of articles. Beside this module in the sources, beside
 * main.js in the gateway's build.
 */
export const PAGES_FOLDER = fileURLToPath(new URL('./pages', import.meta.url))
