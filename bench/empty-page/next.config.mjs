import { join } from 'node:path'

/**
 * The portal's own settings where they affect cost. The folder is built under .cache, two below the root.
 */
export default {
  turbopack: { root: join(import.meta.dirname, '../..') },
  poweredByHeader: false,
  compress: false,
  reactStrictMode: true,
}
