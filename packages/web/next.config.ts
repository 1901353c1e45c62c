import path from 'node:path'
import type { NextConfig } from 'next'
import { listRewrites } from './src/routing/rewrites'

const config: NextConfig = {
  transpilePackages: ['@zhushutong/domain', '@zhushutong/sdk', '@zhushutong/ui'],
  turbopack: { root: path.join(import.meta.dirname, '../..') },
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  rewrites: async () => listRewrites(),
  // Types are checked by `npm test`, once for all packages.
  typescript: { ignoreBuildErrors: true },
  // A first start waits for this build. So it writes no cache (half a gigabyte) and no source maps, which
  // no tool reads. It writes one chunk for each dynamic import, not one for each chain of imports that
  // leads to it (saves a third of all scripts). The price: a dialog opened from a dialog may load a module
  // that the page already has.
  experimental: {
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: false,
    turbopackClientSideNestedAsyncChunking: false,
    // The server asks for the data of visitors' navigations with one state of the router for all (router-data.ts),
    // and answers them `no-store`: no cache in front depends on the parameter that Next would compare.
    validateRSCRequestHeaders: false,
  },
}

export default config
