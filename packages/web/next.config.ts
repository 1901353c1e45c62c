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
  // A first start waits for what is built here. Left out: half a gigabyte of cache; maps that nothing reads; and a
  // third of all scripts, the variants of what is loaded later, one for each way that leads to it.
  experimental: {
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: false,
    turbopackClientSideNestedAsyncChunking: false,
  },
}

export default config
