export { AboutView } from './about.view'
export { AgreementView } from './agreement.view'
export { HelpView } from './help.view'
export { SitemapView } from './sitemap.view'
