export { sitemapFeature } from './sitemap.feature'
