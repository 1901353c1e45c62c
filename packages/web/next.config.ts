import path from 'node:path'
import type { NextConfig } from 'next'

/** Compression belongs to the proxy in front; inside Next it would cost a fifth of the throughput. */
const config: NextConfig = {
  transpilePackages: ['@zhushutong/domain', '@zhushutong/sdk'],
  turbopack: { root: path.join(import.meta.dirname, '../..') },
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  compress: false,
  reactStrictMode: true,
  typedRoutes: false,
  // Pages made at run time stay in memory: two portals on one build must not show each other's.
  experimental: { isrFlushToDisk: false },
  // Types are checked by `npm test`, once for all packages.
  typescript: { ignoreBuildErrors: true },
}

export default config
