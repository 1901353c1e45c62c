import path from 'node:path'
import type { NextConfig } from 'next'
import { STATIC_PAGES } from './static-pages'

const config: NextConfig = {
  transpilePackages: ['@zhushutong/domain', '@zhushutong/sdk'],
  turbopack: { root: path.join(import.meta.dirname, '../..') },
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  env: { STATIC_PAGES },
  // Types are checked by `npm test`, once for all packages.
  typescript: { ignoreBuildErrors: true },
  // A first start waits for what is written here: half a gigabyte of cache, and maps that nothing reads.
  experimental: { turbopackFileSystemCacheForBuild: false, turbopackSourceMaps: false },
}

export default config
