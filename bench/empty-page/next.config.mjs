import { join } from 'node:path'

/** As the portal's own settings where they cost anything. The folder is built under .cache, two below the root. */
export default {
  turbopack: { root: join(import.meta.dirname, '../..') },
  poweredByHeader: false,
  compress: false,
  reactStrictMode: true,
}
